import "server-only";
import { type Focus, findFocus } from "@/lib/tools/media/focus/find-focus";
import { decode, type PictureFacts, type PictureFile, readFacts } from "@/lib/tools/media/pictures/decode";
import { type Pixels, toPixels, withPixels } from "@/lib/tools/media/pictures/sharp";
import { DARK_GROUND, isLightOnNothing, LIGHT_GROUND } from "./seen-through";

/** A picture that is ready to be cut: as large as the largest of its results needs, and with what matters found. */
export interface Working {
	readonly name: string;
	readonly facts: PictureFacts;
	readonly pixels: Pixels;
	readonly focus: Focus;
}

interface Size {
	readonly width: number;
	readonly height: number;
}

/** What is looked for what matters in. */
const LOOK_PX = 144;

/** The size at which a picture just covers every one of these sizes, standing or lying; never more than it has. */
function workingSize({ width, height }: Size, targets: readonly Size[]): Size {
	const needed = targets.flatMap((size) => [Math.max(size.width / width, size.height / height)]);
	const scale = Math.min(1, Math.max(...needed));
	return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function lookAt(pixels: Pixels): Promise<Focus> {
	const image = await withPixels(pixels);
	const small = await toPixels(
		image.flatten({ background: isLightOnNothing(pixels) ? DARK_GROUND : LIGHT_GROUND }).resize(LOOK_PX, LOOK_PX, { fit: "inside" }),
	);
	return findFocus(small);
}

/** Reads a picture for results of these sizes. @throws AppError in words for a person. */
export async function workOn(file: PictureFile, targets: readonly Size[]): Promise<Working> {
	const facts = await readFacts(file);
	const pixels = await decode(file, workingSize(facts, targets));
	return { name: file.name, facts, pixels, focus: await lookAt(pixels) };
}
