import { expect, it } from "vitest";
import { ApiError, messageOf } from "@/components/api-client";
import { answerProblem } from "@/components/goal-jobs/pauses/answer-problem";
import { makeQuestion } from "@/tests/factories/questions";

const wrongAnswers = (slots: Array<{ slotId: string; message: string }>) =>
	new ApiError(422, "SLOT_VALIDATION_ERROR", `${slots[0]?.slotId}: ${slots[0]?.message}`, { slots });
const questions = [makeQuestion("targetTitles", { question: "Which titles?" })];

it("a wrong answer is told by its question, never by the name that programs use", () => {
	const problem = answerProblem(wrongAnswers([{ slotId: "targetTitles", message: "An answer is needed." }]), questions);
	expect(problem).toBe("Your answer was not saved. Which titles? An answer is needed.");
});

it("questions that are open no more are said to have changed", () => {
	const problem = answerProblem(wrongAnswers([{ slotId: "country", message: "There is no open question with this id. Open: targetTitles." }]), questions);
	expect(problem).toMatch(/have changed meanwhile/);
	expect(problem).not.toMatch(/country|targetTitles/);
});

it("any other refusal comes in its own words; no error is no problem", () => {
	expect(answerProblem(new ApiError(0, "NETWORK", "There is no connection."), questions)).toBe("Your answer was not saved. There is no connection.");
	expect(answerProblem(null, questions)).toBeNull();
});

it("wrong fields are named as people know them, and not at all where only the program does", () => {
	const error = new ApiError(422, "VALIDATION_ERROR", "answers.0.value: Too long (and 1 more)", {
		issues: [
			{ path: "answers.0.value", message: "Too long." },
			{ path: "fileName", message: "Must not be empty." },
		],
	});
	expect(messageOf(error)).toBe("Too long. The name of the file: Must not be empty.");
});

it("a run that is not there is called a run, as everywhere on the screen", () => {
	expect(messageOf(new ApiError(404, "JOB_NOT_FOUND", "There is no such job, or it is not yours."))).toBe("There is no such run, or it is not yours.");
});
