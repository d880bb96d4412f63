"use client";

import { useEffect, useState } from "react";
import { messageOf } from "@/components/api-client";
import type { OwnWords, TailoredResume } from "@/lib/tools/documents/schemas";
import { checkResume, type ItemPlace, ownWordsIn, violationsIn } from "./item-calls";
import type { Violation } from "./state/edits";

/** So long nothing is typed before it is checked. */
const PAUSE_MS = 450;

export interface Check {
	/** `unasked`: nothing is changed. `unknown`: the check could not be asked, which `problem` tells. */
	readonly state: "unasked" | "checking" | "passed" | "refused" | "unknown";
	readonly violations: readonly Violation[];
	/** Lines that pass as the person's own: their resume does not say them so. */
	readonly ownWords: readonly OwnWords[];
	readonly advice: string | null;
	readonly problem: string | null;
}

const UNASKED: Check = { state: "unasked", violations: [], ownWords: [], advice: null, problem: null };

/** What the claim check says of a resume while it is written; what it said last stays until it speaks again. */
export function useCheck({ jobSpecId, itemId }: ItemPlace, resume: TailoredResume, isChanged: boolean): [Check, (check: Check) => void] {
	const [check, setCheck] = useState<Check>(UNASKED);
	const text = isChanged ? JSON.stringify(resume) : "";
	useEffect(() => {
		if (text === "") {
			setCheck(UNASKED);
			return;
		}
		const end = new AbortController();
		setCheck((last) => ({ ...last, state: "checking", problem: null }));
		const timer = setTimeout(() => {
			checkResume({ jobSpecId, itemId }, JSON.parse(text), end.signal).then(
				({ passed, violations, remarks, advice }) =>
					end.signal.aborted ||
					setCheck({
						state: passed ? "passed" : "refused",
						violations: violationsIn(violations),
						ownWords: ownWordsIn(remarks),
						advice,
						problem: null,
					}),
				(error: unknown) => end.signal.aborted || setCheck({ ...UNASKED, state: "unknown", problem: messageOf(error) }),
			);
		}, PAUSE_MS);
		return () => {
			end.abort();
			clearTimeout(timer);
		};
	}, [jobSpecId, itemId, text]);
	return [check, setCheck];
}
