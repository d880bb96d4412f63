import { type Network, networkScores, unpackNetwork } from "@/lib/tools/reading/network";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { LINE_LABELS, type LineLabel, SEGMENT_ROLES, type SegmentRole } from "./labels";
import { lineFeaturesOf } from "./line-features";
import lineModel from "./line-model.json";
import { withSurroundings } from "./line-surroundings";
import lineNetwork from "./network/line-network.json";
import { LINE_MEASURES, lineSignsOf } from "./network/line-signs";
import segmentNetwork from "./network/segment-network.json";
import { passagesOf, SEGMENT_MEASURES, segmentSignsOf } from "./network/segment-signs";
import secondLineModel from "./second-line-model.json";
import secondSegmentModel from "./second-segment-model.json";
import { SEGMENT_PASSAGES, segmentFeaturesOf } from "./segment-features";
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
	readonly segmentNetwork: Network;
}

let models: Models | undefined;

function loaded(): Models {
	models ??= {
		lines: unpackModel(lineModel),
		again: unpackModel(secondLineModel),
		network: unpackNetwork(lineNetwork, LINE_MEASURES),
		segments: unpackModel(segmentModel),
		segmentsAgain: unpackModel(secondSegmentModel),
		segmentNetwork: unpackNetwork(segmentNetwork, SEGMENT_MEASURES),
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

/** What a weight of the second look at the parts of heads counts for beside what their network says. */
const SEGMENT_SHARE = 0.003;

const DATES = SEGMENT_ROLES.indexOf("dates");
/** More than any score. */
const NEVER = 1e6;

/** The roles of the parts of all heads, which are one sequence to the network, by what the second look and it say together. */
function rolesTogether(entries: readonly (readonly Segment[])[], sequences: readonly (readonly Seen[])[], again: readonly (readonly Seen[])[]): Uint8Array {
	const { segmentNetwork: network, segmentsAgain: look } = loaded();
	const told = networkScores(network, segmentSignsOf(entries, sequences));
	const passages = passagesOf(again, SEGMENT_PASSAGES);
	const sequence = again.flat().map((seen, at) => ({ ...seen, passage: passages[at] ?? 0 }));
	const scores = scoresOf(look, sequence).map((score, at) => SEGMENT_SHARE * score + (told[at] ?? 0));
	entries.flat().forEach(({ isDates, text }, at) => {
		// Dates are known; what has no figure is none.
		if (isDates) scores[at * SEGMENT_ROLES.length + DATES] = NEVER;
		else if (!/\p{N}/u.test(text)) scores[at * SEGMENT_ROLES.length + DATES] = -NEVER;
	});
	const { pas, st } = network.numbers;
	return decode({ labelCount: SEGMENT_ROLES.length, table: look.table, passages: pas, starts: st }, sequence, scores);
}

/**
 * What the parts of the entries' heads are. The entries of one resume are written alike, so each is looked at again knowing what the parts of the
 * others were taken for, and together with a network that sees all of them at once.
 */
export function nameSegments(heads: readonly (readonly ResumeLine[])[], kind: "job" | "school"): NamedSegment[][] {
	const entries = heads.map((lines) => segmentsOf(wholeLinesOf(lines).map(({ line }) => line)));
	if (entries.every((segments) => segments.length === 0)) return entries.map(() => []);
	const sequences = entries.map((segments) => segmentFeaturesOf(segments, kind));
	const first = entries.map((segments, at) => rolesOf(segments, decode(loaded().segments, sequences[at] ?? [])));
	const labels = rolesTogether(entries, sequences, withPeers(entries, sequences, first));
	let from = 0;
	return entries.map((segments) => {
		const roles = rolesOf(segments, labels.subarray(from, from + segments.length));
		from += segments.length;
		return segments.map((segment, index) => ({ ...segment, role: roles[index] ?? "note" }));
	});
}

function rolesOf(segments: readonly Segment[], labels: Uint8Array): SegmentRole[] {
	return segments.map(({ isDates }, at) => (isDates ? "dates" : (SEGMENT_ROLES[labels[at] ?? 0] ?? "note")));
}
