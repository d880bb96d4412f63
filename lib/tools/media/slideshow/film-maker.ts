import "server-only";
import { tooLarge } from "@/lib/tools/media/limits";
import { coverOf } from "./cover";
import { encodeStretch, FRAMES_PER_SECOND, holdFirst, type Stretch, sameAgain } from "./h264";
import { between, type FrameSize, planesOf } from "./planes";
import type { Transition } from "./video-formats";
import { type Sample, writeMp4 } from "./write-mp4";

export interface Pace {
	readonly transition: Transition;
	readonly transitionFrames: number;
	/** 10 to 51: lower is finer. */
	readonly quantizer: number;
}

const MOST_BYTES = 240 * 1024 * 1024;

/** Puts one film together, picture by picture; only the last picture is held, beside what is encoded. */
export class FilmMaker {
	private readonly samples: Sample[] = [];
	private last: { planes: Uint8Array; heldFrames: number } | null = null;
	private sets: Pick<Stretch, "sequenceSet" | "pictureSet"> | null = null;
	private bytes = 0;
	private cover: Buffer | null = null;

	private constructor(
		private readonly size: FrameSize,
		private readonly pace: Pace,
		private readonly same: Buffer,
		private readonly onFrame: () => void,
	) {}

	static async begin(size: FrameSize, pace: Pace, onFrame: () => void): Promise<FilmMaker> {
		return new FilmMaker(size, pace, await sameAgain(size, pace.quantizer), onFrame);
	}

	/** Adds a picture (RGB) that stands still for so many frames, after the transition from the one before. */
	async add(rgb: Uint8Array, heldFrames: number): Promise<void> {
		this.cover ??= await coverOf(rgb, this.size);
		const planes = planesOf(rgb, this.size);
		if (this.last) await this.encode(planes);
		this.last = { planes, heldFrames };
	}

	/** @returns the film as an MP4 file, and how many frames it has. */
	async finish(): Promise<{ bytes: Buffer; frames: number }> {
		if (this.last) await this.encode(null);
		if (!this.sets) throw new Error("A film has at least one picture.");
		const bytes = writeMp4({ ...this.size, framesPerSecond: FRAMES_PER_SECOND, ...this.sets, samples: this.samples, cover: this.cover });
		return { bytes, frames: this.samples.length };
	}

	private async encode(next: Uint8Array | null): Promise<void> {
		if (!this.last) return;
		const { planes, heldFrames } = this.last;
		const { transition, transitionFrames, quantizer } = this.pace;
		const { size } = this;
		function* frames(): Generator<Uint8Array> {
			yield planes;
			if (next) yield* between(planes, next, transition, transitionFrames, size);
		}
		const stretch = await encodeStretch(size, quantizer, frames(), this.onFrame);
		const samples = holdFirst(stretch, heldFrames, this.same);
		this.sets ??= stretch;
		this.bytes += samples.reduce((sum, sample) => sum + sample.bytes.byteLength, 0);
		if (this.bytes > MOST_BYTES) throw tooLarge("This film is larger than one may be. Take fewer pictures or fewer seconds for each.");
		this.samples.push(...samples);
	}
}
