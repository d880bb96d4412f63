"use client";

import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useState } from "react";
import { methodsQuery } from "@/components/accounts/providers/calls";
import { ApiError } from "@/components/api-client";
import type { SignInMethods } from "@/lib/accounts/oauth/schemas";
import { SignInAgain } from "./sign-in-again";

type Perform = <T>(work: () => Promise<T>) => Promise<T>;

interface Waiting {
	methods: SignInMethods | null;
	goOn: () => void;
	giveUp: () => void;
}

const Context = createContext<Perform>((work) => work());

/** Does a piece of work. Where it needs a sign-in of the last minutes, one is asked for and the work done then. */
export const useRecentSignIn = (): Perform => useContext(Context);

export function RecentSignIn({ email, children }: { email: string | null; children: ReactNode }) {
	const queryClient = useQueryClient();
	const [waiting, setWaiting] = useState<Waiting | null>(null);
	const perform: Perform = async (work) => {
		try {
			return await work();
		} catch (error) {
			if (email === null || !(error instanceof ApiError) || error.code !== "RECENT_SIGN_IN_REQUIRED") throw error;
			// What can't be read now is taken for the usual case: a password.
			const methods = await queryClient.fetchQuery(methodsQuery()).catch(() => null);
			await new Promise<void>((goOn, reject) =>
				setWaiting({ methods, goOn, giveUp: () => reject(new ApiError(403, error.code, "You did not sign in again, so nothing was changed.")) }),
			).finally(() => setWaiting(null));
			return work();
		}
	};
	return (
		<Context value={perform}>
			{children}
			{waiting && email !== null && <SignInAgain email={email} methods={waiting.methods} onDone={waiting.goOn} onCancel={waiting.giveUp} />}
		</Context>
	);
}
