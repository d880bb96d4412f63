import { createHash } from "node:crypto";
import { db } from "@/lib/platform/database/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { presentQuestion } from "@/lib/surveys/present";
import { countsOf, firstBuckets } from "@/lib/surveys/questions";
import type { SurveyQuestion } from "@/lib/surveys/schemas/survey";
import { findTemplate } from "@/lib/surveys/templates";

/** Fixed, so that seeding again changes nothing. */
export const SAMPLE_SURVEY_ID = "0190a000-0000-7000-8000-0000000000a1";
const QUESTION_IDS = "0190a000-0000-7000-8000-0000000000b";
const RESPONSES = 48;
const DAYS = 9;
const DAY_MS = 86_400_000;
const VERSION = 1;

const NAMES = ["Ada", "Bela", "Chidi", "Dana", "Emeka", "Farah", "Goran", "Hana", "Ines", "Jonas", "Keiko", "Lin"];
const HABITS = [
	"A spreadsheet, and it takes my Sunday",
	"I ask a friend who is good at it",
	"By hand",
	"Two tools that don't know each other",
	"Not at all so far",
];
const MUSTS = ["Work on my phone", "Keep my files private", "Show me where each number comes from", "Be quick", "Let me change the result"];

/** A number from 0 up to `below` that is the same for the same words each time. */
function drawn(words: string, below: number): number {
	return (createHash("sha256").update(words).digest().readUInt32BE(0) / 2 ** 32) * below;
}

function pick<T>(words: string, from: readonly T[]): T | undefined {
	return from[Math.floor(drawn(words, from.length))];
}

function answersOf(questions: readonly SurveyQuestion[], respondent: number): Record<string, unknown> {
	const entries = questions.flatMap(({ questionId, questionType, options }, at): [string, unknown][] => {
		const words = `${respondent} answers ${at}`;
		switch (questionType) {
			case "single_choice":
				return [[questionId, pick(words, options)]];
			case "multiple_choice":
				return [[questionId, options.filter((option, place) => place === 0 || drawn(words + option, 3) < 1)]];
			case "rating":
				return [[questionId, Math.min(5, 2 + Math.floor(drawn(words, 4)))]];
			case "number":
				return [[questionId, 5 + 5 * Math.floor(drawn(words, 8))]];
			default:
				return drawn(words, 4) < 1 ? [] : [[questionId, pick(words, questionType === "text" ? MUSTS : HABITS)]];
		}
	});
	return Object.fromEntries(entries);
}

/** An active survey with an early offer, a mystery event and the answers of some days, to look at. */
export async function seedSampleSurvey(creatorId: string): Promise<void> {
	if (await db().survey.findUnique({ where: { id: SAMPLE_SURVEY_ID }, select: { id: true } })) return;
	const now = Date.now();
	const publishedAt = new Date(now - DAYS * DAY_MS);
	const earlyBirdDeadline = new Date(now + 14 * DAY_MS);
	const surveyId = SAMPLE_SURVEY_ID;
	const template = findTemplate("early_interest");
	const questions = (template?.questions ?? []).map((question, order) => ({ ...question, id: `${QUESTION_IDS}${order}`, order }));
	await db().$transaction(async (tx) => {
		const survey = await tx.survey.create({
			data: {
				id: surveyId,
				creatorId,
				title: "What should our reading app do first?",
				description: "Six short questions for people who read a lot. A sample: look at it, answer it, change a copy of it.",
				status: "active",
				earlyBirdDeadline,
				earlyBirdDescription: "Early readers get the first three months at half the price.",
				mysteryCondition: "threshold",
				mysteryThreshold: 60,
				mysteryTitle: "At 60 answers the first chapter opens",
				mysteryDescription: "Everybody who answered can read it, whenever they did.",
				mysteryReward: { code: "CHAPTER-ONE", note: "Show it at the door." },
				thankYouMessage: "Thank you. We read every answer.",
				publishedVersion: VERSION,
				createdAt: publishedAt,
				publishedAt,
				questions: { create: questions },
			},
			include: { questions: { orderBy: { order: "asc" } } },
		});
		const asked = survey.questions.map(presentQuestion);
		await tx.surveyVersion.create({ data: { surveyId, version: VERSION, questions: asked, publishedAt } });
		const responses = Array.from({ length: RESPONSES }, (_, at) => {
			const name = `${NAMES[at % NAMES.length]} ${String.fromCharCode(65 + Math.floor(at / NAMES.length))}.`;
			const email = `${name.replaceAll(/[^A-Za-z]/g, "").toLowerCase()}@sample.test`;
			// More came in the first days.
			const createdAt = new Date(now - Math.max(0.01, DAYS * (1 - drawn(`${at} comes`, 1) ** 1.6)) * DAY_MS);
			const id = createHash("sha256").update(`sample response ${at}`).digest("hex").slice(0, 32);
			const uuid = id.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
			return {
				id: uuid,
				surveyId,
				version: VERSION,
				email,
				emailKey: email,
				name,
				answers: answersOf(asked, at),
				isEarlyBird: true,
				createdAt,
				durationMs: 40_000 + Math.round(drawn(`${at} takes`, 90_000)),
			};
		});
		await tx.surveyResponse.createMany({ data: responses.map((one) => ({ ...one, answers: one.answers as Prisma.InputJsonObject })) });
		await countSample(tx, asked, responses);
	});
}

async function countSample(
	tx: Prisma.TransactionClient,
	questions: readonly SurveyQuestion[],
	responses: readonly { answers: Record<string, unknown>; createdAt: Date }[],
): Promise<void> {
	const surveyId = SAMPLE_SURVEY_ID;
	const counters = new Map<string, { questionId: string; bucket: string; cap: number | null; count: number; sum: number }>();
	for (const question of questions) {
		for (const first of firstBuckets(question))
			counters.set(`${question.questionId} ${first.bucket}`, { questionId: question.questionId, ...first, count: 0, sum: 0 });
	}
	for (const { answers } of responses) {
		for (const { questionId, bucket, add } of countsOf(questions, answers)) {
			const before = counters.get(`${questionId} ${bucket}`) ?? { questionId, bucket, cap: null, count: 0, sum: 0 };
			counters.set(`${questionId} ${bucket}`, { ...before, count: before.count + 1, sum: before.sum + add });
		}
	}
	await tx.surveyAnswerCount.createMany({ data: [...counters.values()].map((counter) => ({ surveyId, ...counter })) });
	await tx.$executeRaw`
		INSERT INTO survey_day_count ("surveyId", day, count)
		SELECT "surveyId", ("createdAt" AT TIME ZONE 'UTC')::date, count(*) FROM survey_response WHERE "surveyId" = ${surveyId}::uuid GROUP BY 1, 2`;
	const { earlyBirdDeadline } = await tx.survey.findUniqueOrThrow({ where: { id: surveyId }, select: { earlyBirdDeadline: true } });
	const total = responses.length;
	const lastResponseAt = new Date(Math.max(...responses.map(({ createdAt }) => createdAt.getTime())));
	await tx.surveyTally.create({
		data: { surveyId, isOpen: true, threshold: 60, earlyBirdDeadline, total, fromForm: total, earlyBirds: total, lastResponseAt },
	});
	const shown = questions.map(({ questionId }, at) => ({ step: questionId, count: total + 20 - 2 * at }));
	await tx.surveyStepCount.createMany({
		data: [{ step: "view", count: total + 31 }, { step: "start", count: total + 19 }, ...shown].map((one) => ({ surveyId, ...one })),
	});
}
