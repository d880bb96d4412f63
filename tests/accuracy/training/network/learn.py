"""Learns the networks that label lines, parts of heads and what is personal (README.md beside this file).

Usage: learn.py lines|heads|personal LEARNED.signs OUT.json [APART.signs|-] [BEGUN.json]"""

import base64
import json
import os
import sys

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import jax
import jax.numpy as jnp
import numpy as np
import scipy.sparse as sparse

WHAT = sys.argv[1]


def of(lines, heads, personal):
    return dict(lines=lines, heads=heads, personal=personal)[WHAT]


LABELS, PASSAGES, MEASURES = of((26, 8, 26), (8, 21, 22), (7, 3, 25))
# Rows of the tables of what the other model sees (or of places), of words, and of letters in a row.
TABLES = of((1 << 14, 1 << 15, 1 << 14), (1 << 11, 1 << 12, 1 << 12), (1 << 11, 1 << 13, 1 << 12))
WIDTH, HIDDEN, MIDDLE = of((32, 48, 96), (16, 24, 48), (14, 20, 32))
EPOCHS, RATE, DECAY, SEED = of(12, 26, 4), 3e-3, 0.01, 5
# So much of the rate where a network that was begun is learned on.
ONWARD = 2 / 3
# So much of each group is not seen in a pass, so that the shape of a page is learned too.
LEFT_OUT = of((0.1, 0.45, 0.45), (0.2, 0.6, 0.6), (0.1, 0.3, 0.3))
WORDLESS = of(0.04, 0.04, 0.12)
DROPPED = of(0.3, 0.3, 0.15)
# How much each line by itself counts beside all of them together.
ALONE = 0.3
LINES_AT_ONCE, LONGEST = of((1152, 192), (576, 192), (6144, 128))
LENGTHS = of((64, 128, 192, 384, 1024, 2048), (16, 32, 64, 128, 192, 384, 1024), (32, 64, 128, 256, 512, 1024, 2048, 4096, 8192))


def row_of(hashes, rows):
    with np.errstate(over="ignore"):
        mixed = hashes.astype(np.uint32) * np.uint32(0x85EBCA6B)
    return ((mixed ^ (mixed >> np.uint32(15))) & np.uint32(rows - 1)).astype(np.int32)


def read_signs(file):
    numbers, at, resumes = np.fromfile(file, dtype=np.int32), 0, []
    while at < len(numbers):
        count = int(numbers[at])
        at += 1
        heads, measures = np.empty((count, 4), np.int32), np.empty((count, MEASURES), np.float32)
        groups = [[] for _ in TABLES]
        for line in range(count):
            heads[line] = numbers[at : at + 4]
            at += 4
            for group in groups:
                group.append(numbers[at + 1 : at + 1 + numbers[at]])
                at += 1 + numbers[at]
            measures[line] = numbers[at : at + MEASURES] / 1000.0
            at += MEASURES
        lengths = [np.array([len(line) for line in group]) for group in groups]
        rows = [row_of(np.concatenate(group), size) for group, size in zip(groups, TABLES)]
        starts = [np.concatenate([[0], np.cumsum(length)]) for length in lengths]
        resumes.append(dict(count=count, heads=heads, measures=measures, lengths=lengths, rows=rows, starts=starts))
    return resumes


def begin(random):
    def matrix(*shape):
        return (random.standard_normal(shape) / np.sqrt(shape[0])).astype(np.float32)

    def zeros(*shape):
        return np.zeros(shape, np.float32)

    layers = {}
    for name in ("g1", "g2"):
        for side in "fb":
            layers |= {f"{name}{side}_w": matrix(MIDDLE, 3 * HIDDEN), f"{name}{side}_u": matrix(HIDDEN, 3 * HIDDEN), f"{name}{side}_b": zeros(3 * HIDDEN)}
    return layers | {
        "in_w": matrix(len(TABLES) * WIDTH + MEASURES, MIDDLE),
        "in_b": zeros(MIDDLE),
        "m_w": matrix(6 * HIDDEN + MIDDLE, MIDDLE),
        "m_b": zeros(MIDDLE),
        "o_w": matrix(2 * HIDDEN + MIDDLE, LABELS) * 0.5,
        "o_b": zeros(LABELS),
        "pas": zeros(PASSAGES, LABELS, LABELS),
        "st": zeros(LABELS),
    }


def one_way(rows, w, u, b, there, backwards):
    given = jnp.swapaxes(rows @ w + b, 0, 1)

    def step(state, seen):
        own, is_there = seen
        kept = state @ u
        gates = jax.nn.sigmoid(own[:, : 2 * HIDDEN] + kept[:, : 2 * HIDDEN])
        fresh = jnp.tanh(own[:, 2 * HIDDEN :] + gates[:, :HIDDEN] * kept[:, 2 * HIDDEN :])
        state = jnp.where(is_there > 0, (1 - gates[:, HIDDEN:]) * fresh + gates[:, HIDDEN:] * state, state)
        return state, state

    first = jnp.zeros((rows.shape[0], HIDDEN))
    states = jax.lax.scan(step, first, (given, jnp.swapaxes(there, 0, 1)[..., None]), reverse=backwards)[1]
    return jnp.swapaxes(states, 0, 1)


def both_ways(layers, name, rows, there):
    sides = [one_way(rows, layers[f"{name}{side}_w"], layers[f"{name}{side}_u"], layers[f"{name}{side}_b"], there, side == "b") for side in "fb"]
    return jnp.concatenate(sides, -1)


def of_others(looks, rows, there):
    alike = (looks[:, :, None] == looks[:, None, :]) * there[:, None, :] * (1 - jnp.eye(looks.shape[1]))
    return alike @ rows / (alike.sum(-1, keepdims=True) + 1.0)


def dropped(rows, key, share):
    return rows if key is None else rows * jax.random.bernoulli(key, 1 - share, rows.shape) / (1 - share)


def scores_of(layers, embedded, measures, looks, styles, there, key):
    keys = [None] * 4 if key is None else list(jax.random.split(key, 4))
    seen = dropped(jnp.concatenate([embedded, measures], -1), keys[0], DROPPED / 2)
    lines = dropped(jax.nn.relu(seen @ layers["in_w"] + layers["in_b"]), keys[1], DROPPED)
    first = both_ways(layers, "g1", lines, there)
    beside = jnp.concatenate([first, of_others(looks, first, there), of_others(styles, first, there), lines], -1)
    mixed = dropped(jax.nn.relu(dropped(beside, keys[2], DROPPED) @ layers["m_w"] + layers["m_b"]), keys[3], DROPPED)
    return jnp.concatenate([both_ways(layers, "g2", mixed, there), mixed], -1) @ layers["o_w"] + layers["o_b"]


def all_paths(layers, scores, passages, there):
    """The logarithm of what all rows of labels weigh together."""

    def step(reached, seen):
        own, passage, is_there = seen
        most = reached.max(-1, keepdims=True)
        moved = jnp.einsum("bi,bij->bj", jnp.exp(reached - most), jnp.exp(layers["pas"])[passage])
        return jnp.where(is_there[:, None] > 0, jnp.log(moved + 1e-30) + most + own, reached), None

    rows = (jnp.swapaxes(scores, 0, 1)[1:], jnp.swapaxes(passages, 0, 1)[1:], jnp.swapaxes(there, 0, 1)[1:])
    reached = jax.lax.scan(step, layers["st"] + scores[:, 0], rows)[0]
    return jax.scipy.special.logsumexp(reached, -1)


def loss_of(layers, embedded, measures, looks, styles, passages, there, labels, key):
    """A linear chain of labels (Lafferty 2001); a line of no known label may be any."""
    scores = scores_of(layers, embedded, measures, looks, styles, there, key)
    right = jax.nn.one_hot(labels, LABELS)
    is_known = labels >= 0
    may_be = jnp.where(is_known[..., None], right, 1.0)
    together = all_paths(layers, scores, passages, there) - all_paths(layers, scores - 30.0 * (1 - may_be), passages, there)
    alone = -((jax.nn.log_softmax(scores) * right).sum(-1) * is_known * there).sum()
    return (together.sum() + ALONE * alone) / there.sum()


gradients = jax.jit(jax.value_and_grad(loss_of, argnums=(0, 1)))
plain_scores = jax.jit(lambda layers, embedded, measures, looks, styles, there: scores_of(layers, embedded, measures, looks, styles, there, None))


def length_for(count):
    return next(length for length in LENGTHS if count <= length)


def batches_of(resumes, random):
    by_length = {}
    for resume in resumes:
        for start in range(0, resume["count"], LONGEST):
            end = min(resume["count"], start + LONGEST)
            by_length.setdefault(length_for(end - start), []).append((resume, start, end))
    batches = []
    for length, parts in by_length.items():
        random.shuffle(parts)
        size = max(1, LINES_AT_ONCE // length)
        batches += [(length, size, parts[at : at + size]) for at in range(0, len(parts), size)]
    random.shuffle(batches)
    return batches


def assembled(length, size, parts, random=None):
    heads = np.full((size, length, 4), -1, np.int32)
    heads[:, :, 3] = 0
    there, measures = np.zeros((size, length), np.float32), np.zeros((size, length, MEASURES), np.float32)
    lengths = [np.zeros(size * length, np.int64) for _ in TABLES]
    rows = [[] for _ in TABLES]
    for at, (resume, start, end) in enumerate(parts):
        count = end - start
        heads[at, :count], measures[at, :count], there[at, :count] = resume["heads"][start:end], resume["measures"][start:end], 1
        for group in range(len(TABLES)):
            lengths[group][at * length : at * length + count] = resume["lengths"][group][start:end]
            rows[group].append(resume["rows"][group][resume["starts"][group][start] : resume["starts"][group][end]])
    seen = []
    for group, table in enumerate(TABLES):
        weights = np.repeat(1 / np.sqrt(np.maximum(lengths[group], 1)), lengths[group]).astype(np.float32)
        if random is not None:
            weights *= (random.random(len(weights)) >= LEFT_OUT[group]) / (1 - LEFT_OUT[group])
            if group > 0:
                weights *= np.repeat(random.random(size * length) >= WORDLESS, lengths[group])
        seen.append(sparse.csr_matrix((weights, np.concatenate(rows[group]), np.concatenate([[0], np.cumsum(lengths[group])])), shape=(size * length, table)))
    return seen, heads, there, measures


def embed(tables, seen, size, length):
    return np.concatenate([own @ table for own, table in zip(seen, tables)], 1).reshape(size, length, -1)


class Adam:
    """Adam (Kingma 2015); of a table only the rows that were seen."""

    def __init__(self, weights):
        self.first, self.second = np.zeros_like(weights), np.zeros_like(weights)

    def step(self, weights, gradient, rate, time, rows=slice(None)):
        first = 0.9 * self.first[rows] + 0.1 * gradient
        second = 0.98 * self.second[rows] + 0.02 * gradient * gradient
        self.first[rows], self.second[rows] = first, second
        own = weights[rows] * (1 - rate * DECAY) if weights.ndim > 1 else weights[rows]
        weights[rows] = own - rate * (first / (1 - 0.9**time)) / (np.sqrt(second / (1 - 0.98**time)) + 1e-8)


def best_labels(scores, passages, layers):
    reached, come = layers["st"] + scores[0], []
    for own, passage in zip(scores[1:], passages[1:]):
        moved = reached[:, None] + layers["pas"][passage]
        come.append(moved.argmax(0))
        reached = moved.max(0) + own
    labels = [int(reached.argmax())]
    for before in reversed(come):
        labels.append(int(before[labels[-1]]))
    return np.array(labels[::-1])


def share_right(layers, tables, resumes):
    right = known = 0
    table = np.zeros((LABELS, LABELS), int)
    for resume in resumes:
        length = length_for(resume["count"])
        seen, heads, there, measures = assembled(length, 1, [(resume, 0, resume["count"])])
        scores = plain_scores(layers, embed(tables, seen, 1, length), measures, heads[:, :, 1], heads[:, :, 2], there)
        truth = resume["heads"][:, 0]
        told = best_labels(np.asarray(scores)[0, : resume["count"]], resume["heads"][:, 3], layers)
        right, known = right + ((told == truth) & (truth >= 0)).sum(), known + (truth >= 0).sum()
        np.add.at(table, (truth[truth >= 0], told[truth >= 0]), 1)
    if WHAT == "personal":
        shares = [f"{one}: {table[one, one] / max(1, table[one].sum()):.3f}/{table[one, one] / max(1, table[:, one].sum()):.3f}" for one in range(1, LABELS)]
        print("found/right", *shares, flush=True)
    return right / max(1, known)


def unpacked(file, layers, tables):
    """A network as it is kept, in the shapes of one that begins."""
    with open(file) as begun:
        network = json.load(begun)
    of_layer = {
        name: (np.frombuffer(base64.b64decode(own["numbers"]), "<i2") * own["scale"]).astype(np.float32).reshape(layers[name].shape)
        for name, own in network["numbers"].items()
    }
    own_tables = [
        (np.frombuffer(base64.b64decode(own["numbers"]), np.int8) * own["scale"]).astype(np.float32).reshape(table.shape)
        for own, table in zip(network["tables"], tables)
    ]
    return of_layer, own_tables


def learn(resumes, apart, begun=None):
    random, key, time = np.random.default_rng(SEED), jax.random.PRNGKey(SEED), 0
    layers = begin(random)
    tables = [(random.standard_normal((size, WIDTH)) * 0.3).astype(np.float32) for size in TABLES]
    if begun:
        layers, tables = unpacked(begun, layers, tables)
    most = RATE * (ONWARD if begun else 1)
    moments = {name: Adam(weights) for name, weights in layers.items()}
    table_moments = [Adam(table) for table in tables]
    steps = EPOCHS * len(batches_of(resumes, random))
    kept = None
    for epoch in range(EPOCHS):
        losses = []
        for length, size, parts in batches_of(resumes, random):
            seen, heads, there, measures = assembled(length, size, parts, random)
            key, own = jax.random.split(key)
            embedded = embed(tables, seen, size, length)
            loss, (by_layer, by_row) = gradients(layers, embedded, measures, heads[:, :, 1], heads[:, :, 2], heads[:, :, 3], there, heads[:, :, 0], own)
            rate = most * min(1, (time + 1) / 40) * (0.485 * (1 + np.cos(np.pi * time / steps)) + 0.03)
            time += 1
            for name in layers:
                moments[name].step(layers[name], np.asarray(by_layer[name]), rate, time)
            by_row = np.asarray(by_row).reshape(size * length, -1)
            for group, own in enumerate(seen):
                rows, numbers = np.unique(own.indices, return_inverse=True)
                small = sparse.csr_matrix((own.data, numbers, own.indptr), shape=(own.shape[0], len(rows)))
                table_moments[group].step(tables[group], small.T @ by_row[:, group * WIDTH : (group + 1) * WIDTH], rate, time, rows)
            # What is kept is the mean of what the second half of the passes comes to.
            if epoch >= EPOCHS // 2 and time % 10 == 0:
                now = [*layers.values(), *tables]
                kept = [weights.copy() for weights in now] if kept is None else kept
                for mean, weights in zip(kept, now):
                    mean += 0.12 * (weights - mean)
            losses.append(float(loss))
        mean = kept or [*layers.values(), *tables]
        told = dict(zip(layers, mean)), mean[len(layers) :]
        of_apart = f", of the lines apart {share_right(*told, apart):.4f} right" if apart else ""
        print(f"pass {epoch + 1}: loss {np.mean(losses):.3f}{of_apart}", flush=True)
    return told


def packed(weights, most, kind, scale):
    numbers = np.clip(np.round(weights / scale), -most, most).astype(kind)
    return dict(scale=float(scale), numbers=base64.b64encode(numbers.tobytes()).decode())


def main():
    resumes = read_signs(sys.argv[2])
    apart, begun = [*sys.argv[4:], "-", "-"][:2]
    layers, tables = learn(resumes, [] if apart == "-" else read_signs(apart), None if begun == "-" else begun)
    network = dict(
        tables=[packed(table, 127, np.int8, np.quantile(np.abs(table), 0.99995) / 127) for table in tables],
        numbers={name: packed(weights, 32767, "<i2", max(1e-9, float(np.abs(weights).max())) / 32767) for name, weights in layers.items()},
    )
    with open(sys.argv[3], "w") as file:
        json.dump(network, file, separators=(",", ":"))
        file.write("\n")


main()
