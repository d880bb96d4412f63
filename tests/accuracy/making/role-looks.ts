import type { SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";
import type { Random } from "./random";

export type RoleLook = "bold" | "italic";
export type RoleLooks = Readonly<Partial<Record<SegmentRole, RoleLook>>>;

const SHARE = 0.5;
const TITLE = (look: RoleLook): RoleLooks => ({ title: look, degree: look });
const EMPLOYER = (look: RoleLook): RoleLooks => ({ company: look, school: look });
const ALL: readonly RoleLooks[] = [
	TITLE("bold"),
	TITLE("bold"),
	TITLE("bold"),
	{ ...TITLE("bold"), ...EMPLOYER("italic") },
	{ ...TITLE("bold"), dates: "italic" },
	{ ...TITLE("bold"), dates: "bold" },
	{ ...TITLE("bold"), place: "italic", dates: "italic" },
	EMPLOYER("bold"),
	EMPLOYER("bold"),
	{ ...EMPLOYER("bold"), ...TITLE("italic") },
	{ ...EMPLOYER("bold"), dates: "bold" },
	{ ...EMPLOYER("bold"), place: "italic" },
	EMPLOYER("italic"),
	TITLE("italic"),
	{ dates: "bold" },
	{ dates: "italic" },
];

/** Which parts of its entries' heads one resume prints in bold or slanted, within lines that it prints plain; null where it sets whole lines alike. */
export function roleLooks(random: Random): RoleLooks | null {
	return random.chance(SHARE) ? random.one(ALL) : null;
}
