import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, callApi } from "@/components/api-client";
import { accountOperations } from "@/components/calls/accounts";
import { keepSession, SESSION_RESUMED, type Viewer, watchSession } from "@/components/session";
import type { User } from "@/lib/accounts/schemas";

export type Seen = { readonly viewer: Exclude<Viewer, "another"> } | { readonly viewer: "another"; readonly user: User };

const SAME: Seen = { viewer: "same" };

/** Null where no answer tells. */
async function askWho(ownerId: string): Promise<Seen | null> {
	try {
		const user = await callApi(accountOperations.getProfile, {}, { redirectsWhenSignedOut: false });
		return user.id === ownerId ? SAME : { viewer: "another", user };
	} catch (error) {
		return error instanceof ApiError && error.status === 401 ? { viewer: "nobody" } : null;
	}
}

/** Who is signed in now that looks at the page of `ownerId`; asked whenever a call was refused and when other tabs may have changed it. */
export function useViewer(ownerId: string): { seen: Seen; look: () => Promise<Viewer> } {
	const queryClient = useQueryClient();
	const [seen, setSeen] = useState<Seen>(SAME);
	const seenRef = useRef<Seen>(SAME);
	const lookingRef = useRef<Promise<Viewer> | null>(null);

	const look = useCallback((): Promise<Viewer> => {
		lookingRef.current ??= askWho(ownerId)
			.then((found) => {
				const before = seenRef.current;
				const now = found ?? before;
				seenRef.current = now;
				setSeen(now);
				if (now.viewer === "same" && before.viewer !== "same") {
					window.dispatchEvent(new Event(SESSION_RESUMED));
					void queryClient.invalidateQueries();
				}
				return now.viewer;
			})
			.finally(() => {
				lookingRef.current = null;
			});
		return lookingRef.current;
	}, [ownerId, queryClient]);

	useEffect(() => {
		const stopKeeping = keepSession({ seen: () => seenRef.current.viewer, look });
		const stopWatching = watchSession(look);
		return () => {
			stopKeeping();
			stopWatching();
		};
	}, [look]);

	const isSame = seen.viewer === "same";
	useEffect(() => {
		if (isSame) return;
		window.addEventListener("focus", look);
		return () => window.removeEventListener("focus", look);
	}, [isSame, look]);

	return { seen, look };
}
