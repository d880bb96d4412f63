import { lineDiff } from "@/lib/goal-jobs/compare/line-diff";
import { edgeKey } from "@/lib/user-workflows/compile/graph";
import type { Position } from "@/lib/user-workflows/schemas";
import { type Content, toolsByKey } from "./content";
import type { ParentChange } from "./schemas";

/** Blank lines part paragraphs. */
export function paragraphsOf(text: string): string[] {
	return text.split(/\n\n+/).filter((paragraph) => paragraph.trim() !== "");
}

interface Hunk {
	/** Places in the base, from and before. */
	readonly from: number;
	readonly to: number;
	readonly theirs: readonly string[];
}

const ONE_LINE = "\uE000";
const asLine = (paragraph: string): string => paragraph.replaceAll("\n", ONE_LINE);

/** What was put where in the base to make the other. */
function hunksOf(base: readonly string[], other: readonly string[]): Hunk[] {
	const lines = base.length === 0 || other.length === 0 ? null : lineDiff(base.map(asLine).join("\n"), other.map(asLine).join("\n"));
	if (!lines) return base.length === 0 && other.length === 0 ? [] : [{ from: 0, to: base.length, theirs: [...other] }];
	const hunks: { from: number; to: number; theirs: string[] }[] = [];
	let [at, isOpen] = [0, false];
	for (const { kind, text } of lines) {
		if (kind === "same") {
			at += 1;
			isOpen = false;
			continue;
		}
		if (!isOpen) hunks.push({ from: at, to: at, theirs: [] });
		isOpen = true;
		const hunk = hunks.at(-1);
		if (kind === "added") hunk?.theirs.push(text.replaceAll(ONE_LINE, "\n"));
		else {
			at += 1;
			if (hunk) hunk.to = at;
		}
	}
	return hunks.flatMap(apart);
}

/** As many paragraphs in the place of as many are changes of one each, which can be taken alone. */
function apart({ from, to, theirs }: Hunk): Hunk[] {
	if (theirs.length < 2 || theirs.length !== to - from) return [{ from, to, theirs }];
	return theirs.map((paragraph, at) => ({ from: from + at, to: from + at + 1, theirs: [paragraph] }));
}

/** Where a part of the base is in a text that came from it. */
function placeIn(mine: readonly string[], ownHunks: readonly Hunk[], { from, to }: Pick<Hunk, "from" | "to">): { from: number; to: number } {
	let [start, end] = [from, to];
	for (const own of ownHunks) {
		const growth = own.theirs.length - (own.to - own.from);
		const isBefore = own.to < from || (own.to === from && own.from < from);
		// Of two changes side by side neither is in the other's place, unless one puts something in between.
		const isAfter = own.from > to || (own.from === to && own.from < own.to && from < to);
		const touches = !isBefore && !isAfter;
		if (isBefore) {
			start += growth;
			end += growth;
		} else if (touches) {
			start -= Math.max(0, from - own.from);
			end += growth + Math.max(0, own.to - to);
		}
	}
	return { from: Math.max(0, start), to: Math.min(mine.length, Math.max(start, end)) };
}

interface Offered {
	readonly change: ParentChange;
	/** Puts the change into a content. */
	readonly apply: (content: Content) => Content;
}

const join = (paragraphs: readonly string[]): string | null => (paragraphs.length === 0 ? null : paragraphs.join("\n\n"));

/** What a parent has changed since it was taken, that is not here already, each as a change that can be taken alone. */
export function offeredChanges(base: Content, mine: Content, theirs: Content): Offered[] {
	return [...promptChanges(base, mine, theirs), ...toolChanges(base, mine, theirs), ...edgeChanges(base, mine, theirs)];
}

function promptChanges(base: Content, mine: Content, theirs: Content): Offered[] {
	const [basePart, minePart, theirPart] = [base, mine, theirs].map(({ systemPrompt }) => paragraphsOf(systemPrompt)) as [string[], string[], string[]];
	const own = hunksOf(basePart, minePart);
	const hunks = hunksOf(basePart, theirPart).map((hunk) => ({ hunk, place: placeIn(minePart, own, hunk) }));
	const open = hunks.filter(({ hunk, place }) => join(minePart.slice(place.from, place.to)) !== join(hunk.theirs));
	// From the end to the beginning, so that each finds its place as it was counted.
	const offered = open.map(({ hunk, place }, at): Offered => {
		const [before, here, there] = [join(basePart.slice(hunk.from, hunk.to)), join(minePart.slice(place.from, place.to)), join(hunk.theirs)];
		const action = before === null ? "added" : there === null ? "removed" : "changed";
		return {
			change: {
				changeId: `paragraph:${at + 1}`,
				kind: "paragraph",
				action,
				base: before,
				mine: here,
				theirs: there,
				isConflict: here !== before,
				summary: `A paragraph was ${action}`,
			},
			apply: (content) => {
				const parts = paragraphsOf(content.systemPrompt);
				return { ...content, systemPrompt: [...parts.slice(0, place.from), ...hunk.theirs, ...parts.slice(place.to)].join("\n\n") };
			},
		};
	});
	return offered;
}

/** About as large as a tool is drawn, with room around it. */
const ROOM = { x: 260, y: 110 };

/** A place near by where no tool of the copy stands: it may have moved its own about. */
function freePlace({ toolPalette }: Content, { x, y }: Position): Position {
	const isTaken = (at: number) => toolPalette.some(({ position }) => Math.abs(position.x - x) < ROOM.x && Math.abs(position.y - at) < ROOM.y);
	let free = y;
	while (isTaken(free)) free += ROOM.y;
	return { x, y: free };
}

function toolChanges(base: Content, mine: Content, theirs: Content): Offered[] {
	const [old, here, there] = [toolsByKey(base), toolsByKey(mine), toolsByKey(theirs)];
	const keys = [...new Set([...old.keys(), ...there.keys()])];
	return keys.flatMap((key): Offered[] => {
		const [before, own, other] = [old.get(key), here.get(key), there.get(key)];
		if (before?.note === other?.note && Boolean(before) === Boolean(other)) return [];
		if (Boolean(own) === Boolean(other) && own?.note === other?.note) return [];
		const action = !before ? "added" : !other ? "removed" : "changed";
		const said = (item: typeof own) => (item ? `${key}${item.note === "" ? "" : `: ${item.note}`}` : null);
		const isConflict = Boolean(own) !== Boolean(before) || own?.note !== before?.note;
		return [
			{
				change: {
					changeId: `tool:${key}`,
					kind: "tool",
					action,
					base: said(before),
					mine: said(own),
					theirs: said(other),
					isConflict,
					summary: `${key} was ${action}`,
				},
				apply: (content) => {
					if (!other) {
						const at = [...toolsByKey(content).keys()].indexOf(key);
						const edges = content.canvasLayout.edges.filter(({ from, to }) => from !== key && to !== key);
						return { ...content, toolPalette: content.toolPalette.filter((_, place) => place !== at), canvasLayout: { ...content.canvasLayout, edges } };
					}
					const at = [...toolsByKey(content).keys()].indexOf(key);
					const toolPalette =
						at < 0
							? [...content.toolPalette, { ...other, position: freePlace(content, other.position) }]
							: content.toolPalette.map((item, place) => (place === at ? { ...item, note: other.note } : item));
					return { ...content, toolPalette };
				},
			},
		];
	});
}

function edgeChanges(base: Content, mine: Content, theirs: Content): Offered[] {
	const keysOf = ({ canvasLayout }: Content) => canvasLayout.edges.map(edgeKey);
	const [old, here, there] = [keysOf(base), keysOf(mine), keysOf(theirs)];
	const added = theirs.canvasLayout.edges.filter((edge) => !old.includes(edgeKey(edge)) && !here.includes(edgeKey(edge)));
	const removed = base.canvasLayout.edges.filter((edge) => !there.includes(edgeKey(edge)) && here.includes(edgeKey(edge)));
	const change = (key: string, action: "added" | "removed", change: Pick<ParentChange, "base" | "mine" | "theirs">): ParentChange => ({
		changeId: `edge:${key}`,
		kind: "edge",
		action,
		...change,
		isConflict: false,
		summary: `The connection ${key} was ${action}`,
	});
	const withEdges = (content: Content, edges: Content["canvasLayout"]["edges"]): Content => ({ ...content, canvasLayout: { ...content.canvasLayout, edges } });
	return [
		...added.map(
			(edge): Offered => ({
				change: change(edgeKey(edge), "added", { base: null, mine: null, theirs: edgeKey(edge) }),
				apply: (content) => withEdges(content, [...content.canvasLayout.edges, edge]),
			}),
		),
		...removed.map(
			(edge): Offered => ({
				change: change(edgeKey(edge), "removed", { base: edgeKey(edge), mine: edgeKey(edge), theirs: null }),
				apply: (content) =>
					withEdges(
						content,
						content.canvasLayout.edges.filter((other) => edgeKey(other) !== edgeKey(edge)),
					),
			}),
		),
	];
}

/** A content with the chosen changes: paragraphs from the last to the first, then tools, then edges whose ends are there. */
export function takeChanges(mine: Content, offered: readonly Offered[], take: readonly string[]): Content {
	const chosen = offered.filter(({ change }) => take.includes(change.changeId));
	const inOrder = [...chosen.filter(({ change }) => change.kind === "paragraph").reverse(), ...chosen.filter(({ change }) => change.kind !== "paragraph")];
	const taken = inOrder.reduce((content, { apply }) => apply(content), mine);
	const keys = [...toolsByKey(taken).keys()];
	const edges = taken.canvasLayout.edges.filter(({ from, to }) => keys.includes(from) && keys.includes(to));
	return { ...taken, canvasLayout: { ...taken.canvasLayout, edges } };
}
