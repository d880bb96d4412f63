import { platformName } from "@/lib/tools/media/platforms";
import type { Crop, PictureReport } from "@/lib/tools/media/schemas";

const MOST_NAMED = 6;

const pictures = (count: number) => `${count} ${count === 1 ? "picture" : "pictures"}`;

/** What became of grounds that are seen through. */
function groundNotes(made: PictureReport["made"]): string[] {
	const placesOf = (wanted: "clear" | "filled") => [...new Set(made.filter(({ ground }) => ground === wanted).map(({ platform }) => platformName(platform)))];
	const [clear, filled] = [placesOf("clear"), placesOf("filled")];
	const count = new Set(made.filter(({ ground }) => ground !== undefined).map(({ source }) => source)).size;
	if (count === 0) return [];
	const kept = clear.length > 0 ? [`it stays so for ${clear.join(", ")}`] : [];
	const covered = filled.length > 0 ? [`it is filled with one colour for ${filled.join(", ")}`] : [];
	return [`The ground of ${pictures(count)} is seen through: ${[...kept, ...covered].join("; ")}.`];
}

/** What is worth knowing of a run, in sentences. */
export function notesOf({ pictures: read, made, leftOut }: Pick<PictureReport, "pictures" | "made" | "leftOut">, crop: Crop): string[] {
	const notes = ["No result carries data beside its pixels: no camera, no place, no time. All colours are sRGB."];
	const carried = read.filter(({ removed }) => removed.length > 0);
	if (carried.length > 0) {
		const kinds = [...new Set(carried.flatMap(({ removed }) => removed))].sort();
		notes.push(`Removed from ${pictures(carried.length)}: ${kinds.join(", ")}.`);
	}
	const moving = read.filter(({ format }) => format === "gif");
	if (moving.length > 0) notes.push(`Of ${pictures(moving.length)} in GIF the first frame was taken.`);
	const whole = new Map<string, string[]>();
	for (const { source, platform, way } of crop === "focus" ? made : [])
		if (way === "fitted") whole.set(source, [...new Set([...(whole.get(source) ?? []), platformName(platform)])]);
	for (const [source, places] of [...whole].slice(0, MOST_NAMED))
		notes.push(`“${source}” is shown whole where a cut would lose a part of what matters: ${places.join(", ")}.`);
	if (whole.size > MOST_NAMED)
		notes.push(`So ${whole.size - MOST_NAMED === 1 ? "is" : "are"} ${pictures(whole.size - MOST_NAMED)} more; each says so beside it.`);
	notes.push(...groundNotes(made));
	const soft = new Set(made.filter(({ isEnlarged }) => isEnlarged).map(({ fileName, platform }) => fileName.slice(0, fileName.lastIndexOf(`-${platform}.`))));
	if (soft.size > 0) notes.push(`${pictures(soft.size)} had fewer pixels than a platform shows and may look soft there.`);
	const squeezed = [...new Set(made.filter(({ quality }) => quality < 60).map(({ platform }) => platformName(platform)))];
	if (squeezed.length > 0) notes.push(`To stay within the limit of the platform, quality was lowered for ${squeezed.join(", ")}.`);
	if (leftOut.length > 0) notes.push(`${pictures(leftOut.length)} could not be read and ${leftOut.length === 1 ? "was" : "were"} left out.`);
	return notes;
}
