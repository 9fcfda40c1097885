"""The games as other programs take them: PettingZoo, Gymnasium and OpenSpiel, each an extra of its own.

All of them rest on one encoding: what a seat observes is its hidden state, field by field (`observing`), what it may
do is numbered without the words of chance (`acting`), and compiled games are stepped by one kernel (`stepping`).
"""
