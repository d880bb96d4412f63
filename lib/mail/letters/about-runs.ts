import type { MailContent } from "@/lib/mail/schemas";
import { inWords } from "./in-words";
import type { LetterContent } from "./letter";

type Waiting = Extract<MailContent, { template: "run_waiting" | "run_expiring" }>;
type Finished = Extract<MailContent, { template: "run_finished" }>;

/** A run waits for its person. */
export function aboutWaiting({ template, name, timeZone, title, questions, runName, until, answerUrl, stop }: Waiting): LetterContent {
	const isLast = template === "run_expiring";
	const closes = until ? `It is closed on ${inWords(until, timeZone)} if nobody answers; what is finished is kept.` : "";
	const asked = questions.length > 0 ? [`It asks: ${questions.join(" / ")}`] : [];
	return {
		subject: isLast ? `Closes in a day: ${title}` : `Waiting for you: ${title}`,
		name,
		paragraphs: [
			isLast ? `Your run ${runName} still waits for your answer, and is closed within a day.` : `Your run ${runName} has stopped where only you can decide.`,
			...asked,
			`Nothing is charged while it waits. ${closes}`.trim(),
		],
		action: { label: "Answer", url: answerUrl },
		notes: [],
		stopUrl: stop.pageUrl,
	};
}

const END_WORDS: Record<Finished["outcome"], (mail: Finished) => Pick<LetterContent, "subject" | "paragraphs" | "action">> = {
	completed: ({ runName, runUrl }) => ({
		subject: `Finished: ${runName}`,
		paragraphs: [`Your run ${runName} is done, and its results are ready.`],
		action: { label: "See the results", url: runUrl },
	}),
	partial: ({ runName, runUrl, message }) => ({
		subject: `Finished with exceptions: ${runName}`,
		paragraphs: [`Your run ${runName} is done, but for some parts that could not be made.`, ...(message ? [message] : [])],
		action: { label: "See the results", url: runUrl },
	}),
	failed: ({ runName, runUrl, message }) => ({
		subject: `Stopped: ${runName}`,
		paragraphs: [`Your run ${runName} stopped before its end.`, ...(message ? [message] : []), "What is finished is kept, and you can go on from there."],
		action: { label: "See the run", url: runUrl },
	}),
};

/** A run has ended. */
export function aboutEnd(mail: Finished): LetterContent {
	return { ...END_WORDS[mail.outcome](mail), name: mail.name, notes: [], stopUrl: mail.stop.pageUrl };
}
