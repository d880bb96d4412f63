/** A piece of a page that is never cut: a heading, a bullet, the first line of a position. Lengths in points. */
export interface PageAtom {
	readonly heightPt: number;
	/** Left out at the top of a page. */
	readonly spaceBeforePt: number;
	/** Stays on the page of the next atom: a heading with its content. */
	readonly keepsWithNext: boolean;
}

/** An atom with the top of its place on its page. */
export interface PlacedAtom<Atom extends PageAtom> {
	readonly atom: Atom;
	readonly topPt: number;
}

const KEPT_OF_TALL_GROUP = 3;

function groupsOf<Atom extends PageAtom>(atoms: readonly Atom[]): Atom[][] {
	const groups: Atom[][] = [];
	let open = false;
	for (const atom of atoms) {
		const last = groups.at(-1);
		if (open && last) last.push(atom);
		else groups.push([atom]);
		open = atom.keepsWithNext;
	}
	return groups;
}

function heightOf(group: readonly PageAtom[], isAtTop: boolean): number {
	return group.reduce((sum, atom, at) => sum + atom.heightPt + (isAtTop && at === 0 ? 0 : atom.spaceBeforePt), 0);
}

/** Sets atoms on pages of the given inner height (of all, or of each by its index), without parting those that belong together unless they need more than a page. */
export function paginate<Atom extends PageAtom>(atoms: readonly Atom[], pageHeight: number | ((page: number) => number)): PlacedAtom<Atom>[][] {
	const pages: PlacedAtom<Atom>[][] = [[]];
	let top = 0;
	const innerHeight = () => (typeof pageHeight === "number" ? pageHeight : pageHeight(pages.length - 1));
	const place = (atom: Atom) => {
		const isAtTop = pages.at(-1)?.length === 0;
		const space = isAtTop ? 0 : atom.spaceBeforePt;
		if (!isAtTop && top + space + atom.heightPt > innerHeight()) {
			pages.push([]);
			top = 0;
			place(atom);
			return;
		}
		pages.at(-1)?.push({ atom, topPt: top + space });
		top += space + atom.heightPt;
	};
	for (const group of groupsOf(atoms)) {
		const isAtTop = pages.at(-1)?.length === 0;
		// Of a group that no page holds at least the beginning stays together.
		const kept = heightOf(group, true) <= innerHeight() ? group : group.slice(0, KEPT_OF_TALL_GROUP);
		if (!isAtTop && top + heightOf(kept, false) > innerHeight() && heightOf(kept, true) <= innerHeight()) {
			pages.push([]);
			top = 0;
		}
		for (const atom of group) place(atom);
	}
	return pages;
}
