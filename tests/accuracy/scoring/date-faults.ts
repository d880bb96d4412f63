import { findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import type { Fault } from "./fault";
import type { DocumentLine } from "./labelled-places";
import type { ResumeLabel } from "./labelled-resume";
import type { Entry } from "./placed-entries";

/** Dates of a position that stand in another one, or on their own with another. */
export function dateFaults(lines: readonly DocumentLine[], entries: readonly Entry[], label: ResumeLabel): Fault[] {
	const starts = lines.map(({ text, dates }) => findDateRanges(`${text} ${dates}`).map(({ start, end }) => start ?? end ?? ""));
	return entries.flatMap((entry): Fault[] => {
		const meant = entry.kind === "job" ? label.jobs[entry.entry] : label.education[entry.entry];
		const dates = [meant?.start, meant?.end].filter((date): date is string => /^\d{4}/u.test(date ?? ""));
		const isSame = (start: string) => dates.some((date) => start !== "" && (date.startsWith(start) || start.startsWith(date)));
		const has = (at: number) => starts[at]?.some(isSame) === true;
		const places = lines.map((_, at) => at).filter(has);
		if (dates.length === 0 || places.length === 0) return [];
		const from = Math.max(-1, ...entries.filter(({ to }) => to < entry.from).map(({ to }) => to));
		const next = Math.min(lines.length, ...entries.filter((other) => other.from > entry.to).map((other) => other.from));
		const inside = places.filter((at) => at >= entry.from && at <= entry.to);
		const above = places.filter((at) => at > from && at < entry.from);
		const below = places.filter((at) => at > entry.to && at < next && !(lines[at]?.opens && !lines[next]?.opens));
		const own = lines.slice(entry.from, entry.to + 1);
		const isOtherwise =
			starts.slice(entry.from, entry.to + 1).flat().length === 0 && own.some(({ text, dates, isItem }) => !isItem && /\d\d/u.test(text + dates));
		return isOtherwise || [...inside, ...above, ...below].length > 0
			? []
			: [{ kind: "dates", what: `${entry.kind} ${entry.entry + 1}, ${dates.join("–")}`, at: [entry.from, ...places.slice(0, 2)] }];
	});
}
