"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { ApiError } from "@/components/api-client";
import { SignInAgain } from "./sign-in-again";

type Perform = <T>(work: () => Promise<T>) => Promise<T>;

interface Waiting {
	goOn: () => void;
	giveUp: () => void;
}

const Context = createContext<Perform>((work) => work());

/** Does a piece of work. Where it needs a sign-in of the last minutes, the password is asked for and the work done then. */
export const useRecentSignIn = (): Perform => useContext(Context);

export function RecentSignIn({ email, children }: { email: string | null; children: ReactNode }) {
	const [waiting, setWaiting] = useState<Waiting | null>(null);
	const perform: Perform = async (work) => {
		try {
			return await work();
		} catch (error) {
			if (email === null || !(error instanceof ApiError) || error.code !== "RECENT_SIGN_IN_REQUIRED") throw error;
			await new Promise<void>((goOn, reject) =>
				setWaiting({ goOn, giveUp: () => reject(new ApiError(403, error.code, "You did not sign in again, so nothing was changed.")) }),
			).finally(() => setWaiting(null));
			return work();
		}
	};
	return (
		<Context value={perform}>
			{children}
			{waiting && email !== null && <SignInAgain email={email} onDone={waiting.goOn} onCancel={waiting.giveUp} />}
		</Context>
	);
}
