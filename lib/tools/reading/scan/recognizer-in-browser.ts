import type { withRecognizer as onServer } from "./recognizer";

type Recognizer = Parameters<Parameters<typeof onServer>[1]>[0];

/** There is none in a browser: what works with it asks `readPicture`, which makes nothing out there. */
export async function withRecognizer<Result>(_signal: AbortSignal | undefined, work: (recognizer: Recognizer) => Promise<Result>): Promise<Result> {
	return work({} as Recognizer);
}
