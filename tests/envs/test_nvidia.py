"""NVIDIA's own compiler takes every program of every game; it needs no GPU, only ``pip install nvidia-cuda-nvrtc``."""

from __future__ import annotations

import ctypes
import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regnum.bench.settings import settings
from regnum.bots import policy
from regnum.games import game as game_named
from regnum.games import names
from regnum.kernel import batch
from regnum.kernel.speed import device

PROGRAMS = (
    batch.step_tables,
    batch.pick_tables,
    batch.play_tables,
    batch.answer_tables,
    batch.mark_tables,
    policy.play_tables_by,
    policy.advise_tables,
)
ASKED = (b"--std=c++20", b"--gpu-architecture=sm_90")


@pytest.fixture(scope="module")
def nvrtc() -> Any:
    """The compiler as a library; what it brings along lies beside it."""
    found = importlib.util.find_spec("nvidia")
    places = [Path(place) for place in found.submodule_search_locations or ()] if found else []
    files = sorted(file for place in places for file in place.glob("*/lib/libnvrtc*.so.*") if ".alt." not in file.name)
    if not files:
        pytest.skip("no compiler of NVIDIA's: pip install nvidia-cuda-nvrtc")
    loaded = [ctypes.CDLL(str(file), ctypes.RTLD_GLOBAL) for file in files]
    return loaded[-1]


@pytest.mark.parametrize("checked", [False, True], ids=["as usual", "checked"])
@pytest.mark.parametrize("function", PROGRAMS, ids=lambda function: str(function.__name__))
@pytest.mark.parametrize("name", names())
def test_nvidias_compiler_takes_it(name: str, function: Callable[..., Any], checked: bool, nvrtc: Any) -> None:
    game = game_named(name)
    for options in settings(name).values():
        begun = game.begin(**options)
        fixed = {field: int(getattr(begun, field)) for field in device.FIXED}
        text = device.program(game, function, fixed, checked)
        made, said = ctypes.c_void_p(), ctypes.create_string_buffer(1 << 20)
        assert nvrtc.nvrtcCreateProgram(ctypes.byref(made), text.encode(), b"rules.cu", 0, None, None) == 0
        failed = nvrtc.nvrtcCompileProgram(made, len(ASKED), (ctypes.c_char_p * len(ASKED))(*ASKED))
        if failed:
            nvrtc.nvrtcGetProgramLog(made, said)
        assert not failed, said.value.decode()[:2000]
        nvrtc.nvrtcDestroyProgram(ctypes.byref(made))
