"use client";

import { Code } from "./parts";
import { useShownCalls } from "./samples-store";

/** One call in the chosen language; for curl until the others are there. */
export function ShownCall({ operationId, curl }: { operationId: string; curl: string }) {
	const { language, calls } = useShownCalls();
	const source = calls.get(`${operationId}/${language}`);
	const isShown = language !== "curl" && source !== undefined;
	return <Code text={isShown ? source : curl} label={`${isShown ? language : "curl"} for ${operationId}`} />;
}
