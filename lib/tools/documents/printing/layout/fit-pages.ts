import { type PlacedAtom, paginate } from "@/lib/tools/documents/printing/paginate";
import type { Paper } from "@/lib/tools/documents/printing/paper";
import { SMALLEST_BODY_PT, type Template } from "@/lib/tools/documents/printing/templates";
import { type Atom, atomsAt } from "./atoms";
import type { PreparedResume } from "./prepare";

/** How closely a resume is set: factors on the template's sizes and on its spaces, 1 as it stands there. */
export interface Fit {
	readonly size: number;
	readonly space: number;
}

export interface FittedPages {
	readonly fit: Fit;
	readonly pages: readonly (readonly PlacedAtom<Atom>[])[];
}

/** A last page that is filled less than this looks like a mistake. */
export const LEAST_LAST_PAGE = 0.15;
const AIM_LAST_PAGE = 0.18;
/** Steps from as it stands to as close as it may be set. */
const STEPS = 6;
const SHORTEST_PAGE = 0.6;
const PAGE_STEP = 0.04;

/** A template set closer by a share, 0 to 1; text that is read in full never gets too small. */
export function fitAt({ styles, closest }: Template, closeness: number): Fit {
	const smallest = Math.min(1, Math.max(closest.size, SMALLEST_BODY_PT / styles.body.sizePt));
	return { size: 1 - closeness * (1 - smallest), space: 1 - closeness * (1 - closest.space) };
}

/** How much of a page is filled, 0 to 1. */
export function filledShare(page: readonly PlacedAtom<Atom>[], heightPt: number): number {
	const last = page.at(-1);
	return last ? (last.topPt + last.atom.heightPt) / heightPt : 0;
}

/** The same pages with fewer blocks on the last but one, so that the last one is worth turning to. Null where no break does that. */
function fillingLastPage(atoms: readonly Atom[], heightPt: number, pageCount: number): FittedPages["pages"] | null {
	for (let share = 1 - PAGE_STEP; share >= SHORTEST_PAGE; share -= PAGE_STEP) {
		const heightOf = (page: number) => (page === pageCount - 2 ? heightPt * share : heightPt);
		const pages = paginate(atoms, heightOf);
		if (pages.length > pageCount) return null;
		if (pages.every((page) => page.length > 0) && filledShare(pages.at(-1) ?? [], heightPt) >= AIM_LAST_PAGE) return pages;
	}
	return null;
}

/**
 * The resume on pages: as roomy as its template has it, closer where that saves a page, and never with a last page of a few lines: then the
 * break before it moves up.
 */
export function fitPages(resume: PreparedResume, paper: Paper): FittedPages {
	const { marginPt } = resume.template;
	const heightPt = paper.heightPt - marginPt.top - marginPt.bottom;
	const widthPt = paper.widthPt - 2 * marginPt.side;
	const setAt = (closeness: number) => {
		const fit = fitAt(resume.template, closeness);
		const atoms = atomsAt(resume, fit, widthPt);
		return { fit, atoms, pages: paginate(atoms, () => heightPt) };
	};
	const roomy = setAt(0);
	const isWellFilled = ({ pages }: { pages: FittedPages["pages"] }) => pages.length === 1 || filledShare(pages.at(-1) ?? [], heightPt) >= LEAST_LAST_PAGE;
	if (roomy.pages.length === 1) return roomy;
	const closest = setAt(1);
	if (closest.pages.length < roomy.pages.length) {
		for (let step = 1; step < STEPS; step += 1) {
			const closer = setAt(step / STEPS);
			if (closer.pages.length === closest.pages.length && isWellFilled(closer)) return closer;
		}
		if (isWellFilled(closest)) return closest;
	}
	const [chosen] = [closest, roomy].filter(({ pages }) => pages.length === closest.pages.length);
	for (const set of isWellFilled(roomy) ? [roomy] : [roomy, chosen ?? closest]) {
		if (isWellFilled(set)) return set;
		const pages = fillingLastPage(set.atoms, heightPt, set.pages.length);
		if (pages) return { fit: set.fit, pages };
	}
	return roomy;
}
