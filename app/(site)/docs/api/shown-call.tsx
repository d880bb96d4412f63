"use client";

import type { Language } from "@/app/(site)/docs/languages";
import { Code } from "./parts";
import { useShownCalls } from "./samples-store";

/** One call in the chosen language; in that of the page until the others are there. */
export function ShownCall({ operationId, call, made }: { operationId: string; call: string; made: Language }) {
	const { language, calls } = useShownCalls();
	const source = language === null || language === made ? undefined : calls.get(`${operationId}/${language}`);
	return <Code text={source ?? call} label={`${source === undefined ? made : language} for ${operationId}`} />;
}
