"""Gestures for tests: what a hand does, in the words of a hand."""

from osselet.core.trace import DOWN, KEY, MOVE, UP

HOME = (500, 1060)
STEP = 16
FLIGHT = 1097
"""ms that a throw of these tests is in the air."""


class Gesture:
    """Events, one after the other, on the player's clock."""

    def __init__(self, t=300):
        self.t = t
        self.x, self.y = HOME
        self.events = []
        self.thrown = 0

    def _do(self, kind):
        self.events.append((self.t, kind, round(self.x), round(self.y)))
        return self

    def wait(self, ms):
        self.t += ms
        return self

    def at(self, t):
        self.t = t
        return self

    def down(self, x, y):
        self.x, self.y = x, y
        return self._do(DOWN)

    def move(self, x, y, ms=STEP):
        self.t += ms
        self.x, self.y = x, y
        return self._do(MOVE)

    def up(self, ms=50):
        self.t += ms
        return self._do(UP)

    def tap(self, x, y):
        return self.down(x, y).up()

    def swipe(self, vx, vy, steps=7):
        """An even swipe of this speed, U/s, let go in it."""
        x, y = self.x, self.y
        for step in range(1, steps + 1):
            self.t += STEP
            self.x, self.y = x + vx * step * STEP / 1000, y + vy * step * STEP / 1000
            self._do(UP if step == steps else MOVE)
        return self

    def drag(self, x, y, ms=200):
        """To a place in even steps, without letting go."""
        from_x, from_y = self.x, self.y
        steps = ms // STEP
        for step in range(1, steps + 1):
            self.move(from_x + (x - from_x) * step / steps, from_y + (y - from_y) * step / steps)
        return self

    def throw(self, x=HOME[0], y=HOME[1]):
        """Press the Jack and swipe it up; where it is held already, just the swipe."""
        self.down(x, y)
        return self.swipe_up()

    def swipe_up(self):
        self.swipe(0, -2625)
        self.thrown = self.t
        return self

    def catch(self, x=HOME[0], y=HOME[1], early=50):
        """Be pressed there before the landing, until it is past."""
        self.t = self.thrown + FLIGHT - early
        self.down(x, y)
        self.t = self.thrown + FLIGHT + 70
        return self

    def let_be(self):
        """Lift the hand gently."""
        return self.up(120)

    def key(self, which=0, t=None):
        self.t = self.t if t is None else t
        self.events.append((self.t, KEY, which, 0))
        return self
