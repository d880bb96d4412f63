import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { LINE_LABELS, type LineLabel, SEGMENT_ROLES, type SegmentRole } from "./labels";
import { lineFeaturesOf } from "./line-features";
import lineModel from "./line-model.json";
import { withSurroundings } from "./line-surroundings";
import secondLineModel from "./second-line-model.json";
import secondSegmentModel from "./second-segment-model.json";
import { segmentFeaturesOf } from "./segment-features";
import segmentModel from "./segment-model.json";
import { withPeers } from "./segment-peers";
import { type Segment, segmentsOf } from "./segments";
import { decode, type SequenceModel, unpackModel } from "./sequence-model";
import { wholeLinesOf } from "./whole-head";

let models:
	| { readonly lines: SequenceModel; readonly again: SequenceModel; readonly segments: SequenceModel; readonly segmentsAgain: SequenceModel }
	| undefined;

function loaded() {
	models ??= {
		lines: unpackModel(lineModel),
		again: unpackModel(secondLineModel),
		segments: unpackModel(segmentModel),
		segmentsAgain: unpackModel(secondSegmentModel),
	};
	return models;
}

const namesOf = (labels: Uint8Array): LineLabel[] => Array.from(labels, (label) => LINE_LABELS[label] ?? "other");

/** What each line of a resume is: looked at by itself and among its neighbours first, then again knowing what the others were taken for. */
export function labelLines(lines: readonly ResumeLine[]): LineLabel[] {
	const sequence = lineFeaturesOf(lines);
	const first = namesOf(decode(loaded().lines, sequence));
	return namesOf(decode(loaded().again, withSurroundings(lines, sequence, first)));
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
