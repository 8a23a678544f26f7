#!/bin/sh
# Make a virtual environment with everything a developer needs: tools/setup.sh [FOLDER]
# What only tests need: a browser, PostgreSQL, MkDocs, the lab: tools/setup.sh --for-tests
# What only the lab needs (learning libraries, Ray):            tools/setup.sh --for-lab
# What only the documentation needs:                            tools/setup.sh --for-docs
# What only `make check` needs:                                 tools/setup.sh --for-check
# What only `make lock` and `make sbom` need:                   tools/setup.sh --for-release
# PYTHON names the interpreter to use; otherwise the first one on PATH that is new enough.
set -eu
cd "$(dirname "$0")/.."
venv=${1:-.venv}

fail() {
    echo "setup: $1" >&2
    exit 1
}

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if new_enough "$name"; then
            echo "$name"
            return
        fi
    done
    found=$("${PYTHON:-python3}" -V 2>/dev/null || echo "none")
    fail "Tablewood needs Python 3.11 or newer; found: $found; name another one by PYTHON=..."
}

# Debian and its derivatives ship Python without the venv module.
need_venv() {
    "$1" -c 'import ensurepip, venv' 2>/dev/null && return
    package=$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    command -v apt-get >/dev/null || fail "$1 has no module venv: install it"
    [ "$(id -u)" = 0 ] || fail "$1 has no module venv: sudo apt-get install $package"
    echo "setup: installing $package ..."
    { apt-get update -qq && apt-get install -y -qq "$package"; } >/dev/null ||
        fail "$1 has no module venv, and apt-get install $package failed"
}

# Without the package, the tests that need it are skipped and say so.
need_for_tests() {
    package=$1
    shift
    for program in "$@"; do
        command -v "$program" >/dev/null && return
    done
    if ! command -v apt-get >/dev/null; then
        echo "setup: no $package here: the tests that need it will be skipped"
    elif [ "$(id -u)" != 0 ]; then
        echo "setup: no $package here, so its tests will be skipped: sudo apt-get install $package"
    else
        echo "setup: installing $package for the tests ..."
        { apt-get update -qq && apt-get install -y -qq --no-install-recommends "$package"; } >/dev/null 2>&1 ||
            echo "setup: apt-get install $package failed: the tests that need it will be skipped"
    fi
}

# What requirements/NAME.txt pins, and nothing else: every file is checked against its hash.
install_locked() {
    "$1/bin/python" -m pip install -qq --disable-pip-version-check --require-hashes --no-deps -r "requirements/$2.txt"
}

# Install an extra of pyproject.toml, unless its module is there already.
need_extra() {
    .venv/bin/python -c "import $2" 2>/dev/null && return
    echo "setup: installing the extra '$1' ..."
    install_locked .venv "$1"
}

case $venv in
--for-tests)
    need_for_tests chromium chromium chromium-browser google-chrome
    need_for_tests postgresql initdb /usr/lib/postgresql/*/bin/initdb
    need_extra docs mkdocstrings_handlers.python || echo "setup: no MkDocs here: its tests will be skipped"
    need_extra lab "ray, pettingzoo, pyspiel, polars" || echo "setup: no learning libraries here: their tests will be skipped"
    exit
    ;;
--for-docs)
    need_extra docs mkdocstrings_handlers.python || fail "pip could not install the extra 'docs'"
    exit
    ;;
--for-lab)
    need_extra lab "ray, pettingzoo, pyspiel, polars" || fail "pip could not install the extra 'lab'"
    exit
    ;;
--for-release)
    .venv/bin/python -c "import uv, cyclonedx_py" 2>/dev/null ||
        TABLEWOOD_PURE=1 .venv/bin/python -m pip install -qq --disable-pip-version-check -e '.[release]' ||
        fail "pip could not install the extra 'release'"
    exit
    ;;
--for-check)
    need_extra check basedpyright || fail "pip could not install the extra 'check'"
    exit
    ;;
-h | --help)
    sed -n '2,8s/^# //p' tools/setup.sh
    exit
    ;;
-*)
    fail "no option $venv; tools/setup.sh --help lists them"
    ;;
esac

if ! new_enough "$venv/bin/python" || ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    python=$(find_python)
    need_venv "$python"
    echo "setup: making $venv with $("$python" -V) ..."
    "$python" -m venv --clear "$venv"
fi
echo "setup: installing Tablewood and its tools into $venv ..."
# The checkout stays interpreted (tools/compile.py compiles), so its build needs no compiler.
install_locked "$venv" dev ||
    fail "pip could not install; '$venv/bin/python -m pip install --require-hashes -r requirements/dev.txt' tells why"
TABLEWOOD_PURE=1 "$venv/bin/python" -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e . ||
    fail "pip could not install; '$venv/bin/python -m pip install --no-deps --no-build-isolation -e .' tells why"
echo "setup: done"
