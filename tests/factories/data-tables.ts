import { analyzeData, type DataWishes, profileData } from "@/lib/tools/tables/report/analyze-data";
import { cleanData } from "@/lib/tools/tables/report/cleaning/clean-data";
import type { Cleaning, DataProfile, DataReport } from "@/lib/tools/tables/report/schemas";
import type { TableFile } from "./tables";

const NOTHING: DataWishes = { sheet: null, focus: null, groupBy: null, date: null };
const reach = () => ({ signal: new AbortController().signal, onShare: () => undefined });

export function analyze(file: TableFile, wishes: Partial<DataWishes> = {}): Promise<DataReport> {
	return analyzeData(file, { ...NOTHING, ...wishes }, reach());
}

export function profile(file: TableFile, wishes: Partial<DataWishes> = {}): Promise<DataProfile> {
	return profileData(file, { ...NOTHING, ...wishes }, reach());
}

export function clean(file: TableFile, cleanings: readonly Cleaning[], wishes: Partial<DataWishes> = {}) {
	return cleanData(file, { ...NOTHING, ...wishes, cleanings }, reach());
}

/** Numbers that look like chance and are the same each time. */
export function steadyChance(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 4_294_967_296;
	};
}

/** What three shops sell a day, each its own amount; one day of the smallest is as good as a day of the largest. */
export function shopTable({ oddValue = 60 } = {}): string {
	const chance = steadyChance(11);
	const lines = ["sale_id,shop,sold"];
	for (let day = 0; day < 90; day += 1) {
		for (const [shop, usual] of [
			["Bakery", 55],
			["Kiosk", 5],
			["Market", 30],
		] as const) {
			const sold = shop === "Kiosk" && day === 40 ? oddValue : Math.round(usual * (0.8 + 0.4 * chance()));
			lines.push(`${lines.length},${shop},${sold}`);
		}
	}
	return `${lines.join("\n")}\n`;
}

/** Daily readings of three meters over seventy weeks: less on Sundays, rising, with one meter far above the others. */
export function energyTable(): string {
	const chance = steadyChance(7);
	const lines = ["reading_id,day,meter,kwh,temperature,note"];
	for (let day = 0; day < 490; day += 1) {
		const date = new Date(Date.UTC(2024, 0, 1) + day * 86_400_000);
		for (const [at, meter] of ["Hall", "Office", "Server room"].entries()) {
			const kwh = (20 + at * 15 + day / 40) * (date.getUTCDay() === 0 ? 0.5 : 1) + chance() * 6;
			const warm = (12 - 9 * Math.cos((day / 365) * 2 * Math.PI) + chance() * 4).toFixed(1);
			const isMissing = chance() < 0.03;
			lines.push(
				`${5000 + day * 3 + at},${date.toISOString().slice(0, 10)},${chance() < 0.01 ? meter.toUpperCase() : meter},${isMissing ? "" : kwh.toFixed(2)},${warm},`,
			);
		}
	}
	lines[200] = (lines[200] ?? "").replace(/,[\d.]*,([\d.]+),$/, ",9999,$1,");
	return `${lines.join("\n")}\n`;
}

/** A table in which nothing depends on anything. */
export function noiseTable(rows: number): string {
	const chance = steadyChance(99);
	const lines = Array.from({ length: rows }, () => `${"ABCD"[Math.floor(chance() * 4)]},${(chance() * 100).toFixed(2)},${(chance() * 10).toFixed(3)}`);
	return `team,amount,score\n${lines.join("\n")}\n`;
}

/** Nine weeks of readings by the hour, of which so many hours of the fourth week and one of the seventh are missing. */
export function hourTable({ missingHours = 80 } = {}): string {
	const rows = ["taken,litres,pump"];
	const next = steadyChance(5);
	for (let hour = 0; hour < 9 * 7 * 24; hour += 1) {
		const litres = 40 + Math.round(next() * 20);
		if ((hour >= 24 * 23 && hour < 24 * 23 + missingHours) || (missingHours > 0 && hour === 24 * 45)) continue;
		rows.push(
			`${new Date(Date.UTC(2025, 0, 6) + hour * 3_600_000).toISOString().slice(0, 16).replace("T", " ")},${litres},${hour % 3 === 0 ? "north" : "south"}`,
		);
	}
	return `${rows.join("\n")}\n`;
}
