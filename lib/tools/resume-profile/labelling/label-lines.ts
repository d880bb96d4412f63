import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { LINE_LABELS, type LineLabel, SEGMENT_ROLES, type SegmentRole } from "./labels";
import { lineFeaturesOf } from "./line-features";
import lineModel from "./line-model.json";
import { type Network, networkScores, unpackNetwork } from "./line-network";
import lineNetwork from "./line-network.json";
import { lineSignsOf } from "./line-signs";
import { withSurroundings } from "./line-surroundings";
import secondLineModel from "./second-line-model.json";
import secondSegmentModel from "./second-segment-model.json";
import { segmentFeaturesOf } from "./segment-features";
import segmentModel from "./segment-model.json";
import { withPeers } from "./segment-peers";
import { type Segment, segmentsOf } from "./segments";
import { decode, type Seen, type SequenceModel, scoresOf, unpackModel } from "./sequence-model";
import { wholeLinesOf } from "./whole-head";

interface Models {
	readonly lines: SequenceModel;
	readonly again: SequenceModel;
	readonly network: Network;
	readonly segments: SequenceModel;
	readonly segmentsAgain: SequenceModel;
}

let models: Models | undefined;

function loaded(): Models {
	models ??= {
		lines: unpackModel(lineModel),
		again: unpackModel(secondLineModel),
		network: unpackNetwork(lineNetwork),
		segments: unpackModel(segmentModel),
		segmentsAgain: unpackModel(secondSegmentModel),
	};
	return models;
}

const namesOf = (labels: Uint8Array): LineLabel[] => Array.from(labels, (label) => LINE_LABELS[label] ?? "other");

/** What a weight of the second look counts for beside what the network says. */
const LOOK_SHARE = 0.005;

/** Of fewer lines the network says too little: it learned from whole resumes. */
const LEAST_LINES = 20;

/** What the second look and the network say together, with what the network knows of which line follows which. */
function decodeTogether(lines: readonly ResumeLine[], sequence: readonly Seen[], again: readonly Seen[]): Uint8Array {
	const { network, again: look } = loaded();
	if (lines.length < LEAST_LINES) return decode(look, again);
	const told = networkScores(network, lineSignsOf(lines, sequence));
	const scores = scoresOf(look, again).map((score, at) => LOOK_SHARE * score + (told[at] ?? 0));
	const { pas: passages, st: starts } = network.numbers;
	return decode({ labelCount: LINE_LABELS.length, table: look.table, passages, starts }, again, scores);
}

/**
 * What each line of a resume is: looked at by itself and among its neighbours first, then again knowing what the others were taken for, and together
 * with a network that sees all lines at once.
 */
export function labelLines(lines: readonly ResumeLine[]): LineLabel[] {
	if (lines.length === 0) return [];
	const sequence = lineFeaturesOf(lines);
	const first = namesOf(decode(loaded().lines, sequence));
	return namesOf(decodeTogether(lines, sequence, withSurroundings(lines, sequence, first)));
}

/** A part of an entry's head and what it is. */
export interface NamedSegment extends Segment {
	readonly role: SegmentRole;
}

/**
 * What the parts of the entries' heads are. The entries of one resume are written alike, so each is looked at again knowing what the parts of the
 * others were taken for.
 */
export function nameSegments(heads: readonly (readonly ResumeLine[])[], kind: "job" | "school"): NamedSegment[][] {
	const entries = heads.map((lines) => segmentsOf(wholeLinesOf(lines).map(({ line }) => line)));
	const sequences = entries.map((segments) => segmentFeaturesOf(segments, kind));
	const first = entries.map((segments, at) => rolesOf(segments, decode(loaded().segments, sequences[at] ?? [])));
	return withPeers(entries, sequences, first).map((sequence, at) => {
		const segments = entries[at] ?? [];
		const roles = rolesOf(segments, decode(loaded().segmentsAgain, sequence));
		return segments.map((segment, index) => ({ ...segment, role: roles[index] ?? "note" }));
	});
}

function rolesOf(segments: readonly Segment[], labels: Uint8Array): SegmentRole[] {
	return segments.map(({ isDates }, at) => (isDates ? "dates" : (SEGMENT_ROLES[labels[at] ?? 0] ?? "note")));
}
