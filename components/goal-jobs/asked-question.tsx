"use client";

import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from "react";

interface Question {
	readonly asked: string | null;
	readonly ask: (question: string | null) => void;
}

const QuestionContext = createContext<Question>({ asked: null, ask: () => undefined });

/** Lets the screen of a pause say its question in the line at the top of the page. */
export function QuestionProvider({ children }: { children: ReactNode }) {
	const [asked, ask] = useState<string | null>(null);
	const question = useMemo(() => ({ asked, ask }), [asked]);
	return <QuestionContext value={question}>{children}</QuestionContext>;
}

export function useAsked(): string | null {
	return useContext(QuestionContext).asked;
}

/** Says `question` at the top for as long as the screen is there. */
export function useAsk(question: string): void {
	const { ask } = useContext(QuestionContext);
	useLayoutEffect(() => {
		ask(question);
		return () => ask(null);
	}, [ask, question]);
}
