"""`osselet lab` at the command line."""

import json


def test_the_report_is_written_and_told(osselet, tmp_path):
    path = tmp_path / "hunde.html"
    result = osselet("lab", "hunde", "--games", "6", "--level", "1", "--to", str(path))
    assert result.status == 0
    assert str(path) in result.out.replace("\n", "")
    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_json_instead_of_a_page(osselet, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = osselet("lab", "hunde", "--games", "6", "--json")
    assert json.loads(result.out)["games"] == 6
    assert json.loads(result.out)["level"] == "level4"  # weaker ones slip too often to say much about the game
    assert not list(tmp_path.iterdir())


def test_json_and_a_page_where_both_are_asked_for(osselet, tmp_path):
    path = tmp_path / "hunde.html"
    result = osselet("lab", "hunde", "--games", "6", "--level", "1", "--json", "--to", str(path))
    assert json.loads(result.out)["games"] == 6
    assert path.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_report_that_cannot_be_written_is_refused_before_the_work(osselet, tmp_path):
    for how in ((), ("--json",)):
        result = osselet("lab", "hunde", "--games", "1000000", *how, "--to", str(tmp_path / "no" / "where.html"))
        result.refused("cannot be written")


def test_bad_input_is_one_sentence(osselet, tmp_path):
    for wrong in (
        ("--level", "level9"),
        ("--games", "-3"),
        ("--games", "many"),
        ("--on", "moon"),
        ("--players", "9"),
        ("--cores", "0"),
    ):
        osselet("lab", "hunde", *wrong, "--to", str(tmp_path / "x.html")).refused()
        assert not list(tmp_path.iterdir())
