import { describe, expect, it } from "vitest";
import { restsOf, type SetLine } from "@/lib/tools/resume-profile/file/wrapped-lines";

const LETTER = 5;
let next = 100;

function line(text: string, changes: Partial<SetLine> = {}): SetLine {
	const { x = 50, y } = changes;
	const last = text.slice(text.lastIndexOf("\t") + 1);
	const lastX = text.includes("\t") ? 150 : undefined;
	next = y ?? next + 12;
	const right = (lastX ?? x ?? 0) + last.length * LETTER;
	const made = { page: 1, column: 0, text, kind: "text" as const, fontSize: 10, bold: false, italic: false, x, y: next, right, ...changes };
	return lastX === undefined ? made : { ...made, lastX };
}

const below = (text: string) => line(text, { x: 150 });
/** Lines that show where the column ends, at 450 points. */
const full = () => [0, 1, 2].map(() => entry("x".repeat(80)));
/** Entries stand apart. */
const entry = (text: string) => line(text, { y: next + 40 });
const restsIn = (lines: readonly SetLine[]) => [...restsOf(lines)].flatMap(([{ text }, isRest]) => (isRest ? [text] : []));

describe("what stands beside a date or a label goes on below itself", () => {
	it("where it had no room for the next word", () => {
		const lines = [...full(), entry("2010 – 2012\tPostdoctoral Fellow of the Lakeshore Institute, Chair of"), below("Chemistry (Wisconsin)")];
		expect(restsIn(lines)).toEqual(["Chemistry (Wisconsin)"]);
	});

	it("and not where it had room, or stands elsewhere", () => {
		const had = [...full(), entry("2010 – 2012\tPostdoctoral Fellow of the Lakeshore Inst."), below("Chemistry (Wisconsin)")];
		const elsewhere = [...full(), entry("2010 – 2012\tPostdoctoral Fellow of the Lakeshore Institute, Chair of"), line("Chemistry (Wisconsin)")];
		expect(restsIn(had)).toEqual([]);
		expect(restsIn(elsewhere)).toEqual([]);
	});

	it("but where other entries have lines of their own there, only if words tell it", () => {
		const own = () => [entry("2012 – 2014\tFellow of the Lakeshore Institute, Bonn"), below("Chemistry")];
		const whole = () => [entry("2010 – 2012\tPostdoctoral Fellow of the Lakeshore Institute in Wisconsin"), below("Chemistry of catalysts")];
		const open = () => [entry("2008 – 2010\tPostdoctoral Fellow of the Lakeshore Institute at Toledo,"), below("Spain and Portugal")];
		expect(restsIn([...full(), ...own(), ...own(), ...whole(), ...open()])).toEqual(["Spain and Portugal"]);
	});
});

describe("a narrow column", () => {
	const column = () => [entry("Registered Nurse, Intensive"), entry("Mechanical ventilation long"), entry("someone.with.a.long.name@mail.example.org.uk")];

	it("ends where its words do, not where an address stands out", () => {
		expect(restsIn([...column(), entry("First aid at work, valid to"), line("2027")])).toEqual(["2027"]);
		expect(restsIn([...column(), entry("Street medicine, Saturdays"), line("since 2020")])).toEqual(["since 2020"]);
	});

	it("has items of few words below each other that are no rests", () => {
		expect(restsIn([...column(), entry("RN, Oregon 20114587RN-Oreg"), line("CCRN (AACN)")])).toEqual([]);
	});
});
