#!/usr/bin/env python3
"""published.py PROGRAM CASES: compares `tokens check --against` with CASES/run.py, which compares in Python.

`tokens init` sets up each case. run.py maps names that a team's build changes to those of the outputs; such a style
sheet is rewritten with the mapped names and resolved values.
"""
import importlib.util, json, os, re, shutil, subprocess, sys, tempfile

binary, cases = os.path.abspath(sys.argv[1]), sys.argv[2]
spec = importlib.util.spec_from_file_location('run', os.path.join(cases, 'run.py'))
run = importlib.util.module_from_spec(spec)
spec.loader.exec_module(run)
failures = 0


def call(args, cwd):
    r = subprocess.run([binary] + args, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120)
    return r.returncode, r.stdout.decode(), r.stderr.decode()


def rules(folder, file):
    with open(os.path.join(folder, file), encoding='utf-8') as h:
        return run.rules(h.read(), file.endswith('.scss'))


def contexts(work, config, entry):
    """The contexts of the entry as MODIFIER=CONTEXT, from words in its names."""
    wanted = set()
    for name in (entry.get('contexts') or {}).values():
        wanted |= run.words(name)
    modifiers = json.loads(call(['ir', config], work)[1])['modifiers']
    found = [f'{m["name"]}={c}' for m in modifiers for c in m['contexts'] if run.words(c) and run.words(c) <= wanted]
    return found


def rewritten(entry, folder, ours):
    """A style sheet with the compared properties under the names of the outputs."""
    table = {}
    for f in entry.get('resolve', []):
        table.update(run.theirs_for(rules(folder, f), '*'))
    theirs = run.theirs_for(rules(folder, entry['file']), entry.get('scope', ':root'))
    table.update(theirs)
    exact, keys = {k.lower(): k for k in ours}, {}
    for k in ours:
        keys.setdefault(run.key(k), k)
    pre, skip, only = entry.get('prefix') or {}, entry.get('differ') or {}, entry.get('only')
    expect = entry.get('expect') or {}
    lines = []
    for name, raw in theirs.items():
        if pre.get('theirs') and not name.startswith(pre['theirs']):
            continue
        if any(re.fullmatch(p, name) for p in skip) or (only and not any(re.fullmatch(p, name) for p in only)):
            continue
        want = pre.get('ours', '--') + name[len(pre.get('theirs', '--')):]
        for pattern, to in entry.get('rename', []):
            want = re.sub(pattern, to, want)
        got = None
        for suffix in [''] + entry.get('suffixes', []):
            got = got or exact.get((want + suffix).lower()) or keys.get(run.key(want + suffix))
        value = expect[name][0] if name in expect else run.resolve(raw, table)
        lines.append(f'  {got or want}: {value};\n')
    return ':root {\n' + ''.join(lines) + '}\n'


def compare(case, folder, work):
    global failures
    init = call(['init'] + case.get('init', ['.']), work)
    config = next((os.path.relpath(os.path.join(d, f), work) for d, _, fs in os.walk(work) for f in fs
                   if f == 'tokens.config.json'), None)
    if not config or not case.get('published'):
        return
    if call(['build', config], work)[0]:
        print(f'{case["name"]}: does not build')
        return
    blocks = []
    for d, _, fs in sorted(os.walk(work)):
        for f in sorted(fs):
            own = os.path.relpath(os.path.join(d, f), work)
            if f.endswith('.css') and not os.path.exists(os.path.join(folder, 'input', own)):
                blocks += rules(work, own)
    types = {run.key(p): t for p, t in run.ir_paths(call(['ir', config], work)[1]).items()}
    for entry in case['published']:
        want = run.compare(case, entry, folder, blocks, types)
        ours = run.ours_for(blocks, entry.get('contexts'))
        chosen = contexts(work, config, entry)
        path = os.path.join(work, 'published' + os.path.splitext(entry['file'])[1])
        sheet = rules(folder, entry['file'])
        changes = any(entry.get(k) for k in ('prefix', 'rename', 'suffixes', 'differ', 'only', 'expect', 'resolve'))
        if changes or not want['missing'] and not set(run.theirs_for(sheet, entry.get('scope', ':root'))) <= set(ours):
            path = os.path.join(work, 'published.css')
            with open(path, 'w', encoding='utf-8') as h:
                h.write(rewritten(entry, folder, ours))
        else:
            shutil.copy(os.path.join(folder, entry['file']), path)
        argument = (','.join(chosen) + ':' if chosen else '') + os.path.basename(path)
        status, out, err = call(['check', config, '--against', argument, '--format', 'json'], work)
        report = json.loads(out)
        found = {k: sum(s[k] for s in report.get('against', [])) for k in ('equal', 'different', 'missing')}
        expected = dict(equal=want['equal'], different=want['different'] + want['quoted'], missing=want['missing'])
        same = found == expected
        failures += not same
        print(f'{"ok  " if same else "MISS"} {case["name"]} {argument} ({entry["file"]}): {found}, run.py: {expected}')
        if not same:
            for s in report.get('against', []):
                for d in s['differences'][:5]:
                    print('    ', d)
            for t in want['list'][:5]:
                print('     run.py', t)


for name in sorted(os.listdir(cases)):
    folder = os.path.join(cases, name)
    if not os.path.exists(os.path.join(folder, 'case.json')):
        continue
    case = json.load(open(os.path.join(folder, 'case.json'), encoding='utf-8'))
    with tempfile.TemporaryDirectory() as trial:
        work = os.path.join(trial, 'repo')
        shutil.copytree(os.path.join(folder, 'input'), work)
        compare(case, folder, work)
sys.exit(1 if failures else 0)
