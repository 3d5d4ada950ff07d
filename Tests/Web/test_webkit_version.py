"""The choice among installed WebKitGTK versions."""

import pytest
from browsers import mini_browser


def driver(folder, browser):
    """Creates a driver that was built with a browser."""
    program = folder / "WebKitWebDriver"
    program.write_bytes(b"\x7fELF\0" + str(browser).encode() + b"\0--automation\0")
    return program


def test_the_browser_is_the_one_the_driver_was_built_with(tmp_path):
    for version in ["4.0", "4.1", "6.0"]:
        (tmp_path / version).mkdir()
        (tmp_path / version / "MiniBrowser").touch()
    assert mini_browser(driver(tmp_path, tmp_path / "4.1" / "MiniBrowser")) == tmp_path / "4.1" / "MiniBrowser"


def test_a_missing_browser_is_an_error_that_names_it(tmp_path):
    with pytest.raises(FileNotFoundError, match="4.1/MiniBrowser is missing"):
        mini_browser(driver(tmp_path, tmp_path / "4.1" / "MiniBrowser"))


def test_a_missing_driver_is_an_error_that_names_it(tmp_path):
    with pytest.raises(FileNotFoundError, match="WebKitWebDriver is missing"):
        mini_browser(tmp_path / "WebKitWebDriver")


def test_the_installed_driver_and_its_browser_exist():
    assert mini_browser().is_file()
