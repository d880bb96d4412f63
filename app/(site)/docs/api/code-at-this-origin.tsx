"use client";

import { useSyncExternalStore } from "react";
import { Code } from "./parts";

const never = () => () => undefined;

/** Code to copy that calls the service whose page this is, in place of the `example` origin; the page itself is made before anybody knows where it will stand. */
export function CodeAtThisOrigin({ text, label, example }: { text: string; label: string; example: string }) {
	const origin = useSyncExternalStore(
		never,
		() => window.location.origin,
		() => example,
	);
	return <Code text={text.replaceAll(example, origin)} label={label} />;
}
