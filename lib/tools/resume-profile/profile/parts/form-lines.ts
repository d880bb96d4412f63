import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { type FormKind, type FormRole, formRowOf } from "@/lib/tools/resume-profile/words/form-labels";

const LONGEST_FORM = 6;
/** Lines that the value of a form's row may take, and how narrow a label may be. */
const LONGEST_VALUE = 16;
const LEAST_LABEL_PT = 24;

/** The roles that tell that a form is of this kind, and where it is not looked for. */
interface FormShape {
	readonly kind: FormKind;
	readonly main: FormRole;
	readonly other: FormRole;
	readonly elsewhere: RegExp;
}

const JOB_FORM: FormShape = {
	kind: "job",
	main: "title",
	other: "company",
	elsewhere: /^(?:school|heading)\.|^(?:skills|languages|certifications|summary|headline)$/,
};
const SCHOOL_FORM: FormShape = {
	kind: "school",
	main: "school",
	other: "degree",
	elsewhere: /^(?:job|heading)\.|^(?:skills|languages|certifications|summary|headline|item\.\p{L}+|other)$/u,
};

/** Whether a line stands in the column of values of the form's row before it: further right than its label begins, and without a label of its own. */
function isValueOf(line: ResumeLine, row: ResumeLine | undefined): boolean {
	return row?.text.includes("\t") === true && !line.text.includes("\t") && (line.x ?? 0) > (row.x ?? 0) + LEAST_LABEL_PT;
}

/**
 * The rows of forms that name a job's title, employer or dates, or a school's. A role that comes again begins the next job, unless a line between that is no row of
 * the form has begun it.
 */
function formsOf(lines: readonly ResumeLine[], labels: readonly LineLabel[], { kind, main, other, elsewhere }: FormShape): Map<ResumeLine, LineLabel> {
	const isElsewhere = labels.map((label) => elsewhere.test(label));
	const found = lines.map(({ text }, at) => (labels[at]?.startsWith("heading.") ? null : formRowOf(text, kind)));
	const rank = Math.min(...found.flatMap((row) => (row?.role === "title" ? row.rank : [])));
	const rows = found.map((row) => (row?.role === "title" && row.rank > rank ? "note" : (row?.role ?? null)));
	const count = (role: FormRole) => rows.filter((row, at) => row === role && !isElsewhere[at]).length;
	const forms = new Map<ResumeLine, LineLabel>();
	if (count(main) === 0 || count(main) + count(other) < 2) return forms;
	const around = (at: number, ...roles: FormRole[]) => {
		const later = rows.slice(at + 1, at + LONGEST_FORM);
		const end = later.indexOf("dates");
		return later.slice(0, end === -1 ? undefined : end).some((row) => row !== null && roles.includes(row));
	};
	let seen = new Set<FormRole>();
	let last = Number.NEGATIVE_INFINITY;
	lines.forEach((line, at) => {
		const role = rows[at];
		if (labels[at]?.startsWith("heading.")) last = Number.NEGATIVE_INFINITY;
		const isNear = at - last < LONGEST_FORM;
		const isOfKind = labels[at]?.startsWith(`${kind}.`) === true;
		const belongs =
			(role === main && (kind === "job" || isOfKind)) ||
			(role === other && (isOfKind || around(at, main) || (isNear && seen.has(main)))) ||
			(role === "dates" && (around(at, main, other) || (isNear && !seen.has("dates")))) ||
			((role === "note" || role === "place") && isNear && isOfKind) ||
			(role === "duties" && isNear);
		if (!role || !belongs || (isElsewhere[at] && !isNear)) {
			const open = at - last < LONGEST_VALUE && last >= 0 ? rows[last] : null;
			if (open && line.column === lines[last]?.column && !isElsewhere[at] && isValueOf(line, lines[last]))
				forms.set(line, open === "duties" ? `${kind}.text` : `${kind}.head`);
			return;
		}
		if (role === "duties") {
			forms.set(line, `${kind}.text`);
			last = at;
			return;
		}
		const first = Math.max(0, last + 1);
		const isBegun = lines.slice(first, at).some((before, offset) => labels[first + offset] === `${kind}.start` && !forms.has(before));
		const begins = !isBegun && role !== "note" && role !== "place" && (seen.has(role) || seen.size === 0);
		if (begins || isBegun) seen = new Set();
		forms.set(line, begins ? `${kind}.start` : `${kind}.head`);
		seen.add(role);
		last = at;
	});
	return forms;
}

/** The labels that forms give for certain, by line: the beginnings and heads of entries, and what their values tell. */
export function formsIn(lines: readonly ResumeLine[], labels: readonly LineLabel[]): ReadonlyMap<ResumeLine, LineLabel> {
	return new Map([...formsOf(lines, labels, SCHOOL_FORM), ...formsOf(lines, labels, JOB_FORM)]);
}
