import { z } from "zod";
import { Question } from "@/lib/questions/schemas";

/**
 * Where a value of a step's input comes from. In words: `file:0` (a file id), `files` (all of them), `slot:country`, `step:parse_resume.document` (a path into a
 * finished step's output), `step:tailor_resumes[item].resume` (the same for the current item), `item`, `job:goalText`, `text:…` (the literal after the colon).
 * As objects: `{ $find, by, equals }` is the first entry of a list whose field equals a value; `{ $pick, from, limit? }` keeps the named fields of each entry
 * (or of one object); `{ $count }` is a list's length; `{ $first }` is the first of a list of references that has a value; `{ $json: "…" }` is the value that
 * the JSON text says; `{ $files: [formats] }` are the job's files of these formats; `{ $made: [steps], of?, formats?, one? }` are the ids of the files that steps
 * have made (`of: "item"`: for the current item; `one: 1`: the first of them). `step:parse[*].document` is a list: the same of every item that succeeded.
 * Any other list or object nests references.
 */
export type Reference = string | number | Reference[] | { [key: string]: Reference };
export const Reference: z.ZodType<Reference> = z.lazy(() => z.union([z.string(), z.number(), z.array(Reference), z.record(z.string(), Reference)]));

/** A question of a checkpoint: its options and suggestion are read from finished steps. */
export const CheckpointSlot = Question.extend({
	/** A list of strings, or of objects whose `optionValue` field is the option and whose `optionLabel` fields make its label. */
	optionsFrom: Reference.optional(),
	optionValue: z.string().optional(),
	optionLabel: z.array(z.string()).default([]),
	/** A list of strings, or of `{ value, confidence }`; for an object or a question of one value that itself. */
	suggestionFrom: Reference.optional(),
	suggestionLimit: z.int().positive().optional(),
	suggestionSource: z.string().optional(),
	/** How the run ends when the question is needed and there is nothing to choose from. */
	whenEmpty: z
		.object({
			errorCode: z.string(),
			message: z.string(),
			/** Where options were left out, how many, and the words for it; `{count}` stands for the number. */
			leftOut: z.object({ countFrom: Reference, message: z.string() }).optional(),
		})
		.default({ errorCode: "NOTHING_TO_CHOOSE", message: "There is nothing to choose from, so the run can't go on. Start again with other answers." }),
	required: z.boolean().default(true),
});
export type CheckpointSlot = z.infer<typeof CheckpointSlot>;

/** A pause after a step: the run goes on when the user has answered. */
export const Checkpoint = z.object({
	checkpointId: z.string(),
	title: z.string(),
	slots: z.array(CheckpointSlot).min(1),
	/** What the screen shows beside the questions; kept small by the fields it names. */
	preview: Reference.optional(),
	/** Nothing is asked where this list has fewer entries: there is nothing to choose. */
	needs: z.object({ list: Reference, least: z.int().positive() }).optional(),
});
export type Checkpoint = z.infer<typeof Checkpoint>;

/**
 * What a step wrote for one of its items may be changed by its owner once the job has delivered: the changed value passes the same check, and its
 * files are made anew.
 */
export const Revision = z.object({
	/** The field of the step's output that is changed. */
	field: z.string(),
	/** Fields of it that stay as the run wrote them. */
	keeps: z.array(z.string()).default([]),
	/** The later step whose gate a changed value has to pass, and the one that makes its files. Both take the value as an input. */
	checkStep: z.string(),
	renderStep: z.string(),
	/** The input of both steps' tools that takes the value as the run wrote it, so that they can tell what its owner changed. */
	originalInput: z.string().optional(),
	/** What the check says of a changed value that passes: a list in its output, which the render step's tool takes as an input of this name. */
	remarksField: z.string().optional(),
	/** What a person needs to see beside the value of an item. */
	beside: Reference.optional(),
	/** What a person can do about a refusal, in words. */
	whenRefused: z.string(),
});
export type Revision = z.infer<typeof Revision>;

export const StepSpec = z.object({
	/** It stands in an index, as the role does, which takes no long texts. */
	stepId: z
		.string()
		.regex(/^[a-z][a-z0-9_]*$/)
		.max(200),
	title: z.string(),
	/** The specialist that owns the step. */
	role: z.string().max(200),
	/** `agent` marks work that a language model may take part in. */
	type: z.enum(["tool", "agent"]).default("tool"),
	/** `server:tool`. */
	tool: z.string(),
	inputs: z.record(z.string(), Reference),
	/** Runs the step once for each item of this list, several at a time; items may fail alone. */
	forEach: Reference.optional(),
	/**
	 * A step of a branch fails alone: what needs it is left out, the others go on, and the run ends partial. Steps of branches that wait for nothing run at
	 * once. All steps of a spec are of branches, or none is.
	 */
	branch: z.string().max(200).optional(),
	/** Steps of branches that come before this one, beside those whose outputs it reads. */
	after: z.array(z.string()).default([]),
	/** A language model chooses among these tools, call by call, until it is done. `notes`: what the creator wrote to them. */
	agent: z.object({ tools: z.array(z.string()).min(1), maxTurns: z.int().min(1).max(200), notes: z.array(z.string()).default([]) }).optional(),
	checkpoint: Checkpoint.optional(),
	/** Run as soon as the questions are answered, before the run is confirmed, and again whenever an answer changes. The first steps of a spec alone. */
	isPreview: z.boolean().default(false),
	/** Share of the whole run, for honest progress. */
	weight: z.number().positive().default(1),
	/** Files that the output lists under `files` become artifacts with this description and these metadata. */
	artifacts: z
		.object({
			artifactType: z.enum(["document", "data", "image", "video", "archive"]),
			description: z.string(),
			metadata: z.record(z.string(), Reference).default({}),
			/** The first file of this kind is the result that is downloaded first. Of one step that runs once. */
			primaryKind: z.string().optional(),
		})
		.optional(),
	/** A field of the output, or of each item's output, that must be true; otherwise the step or item fails with this code and message. */
	gate: z
		.object({
			field: z.string(),
			errorCode: z.string(),
			message: z.string(),
			/** The type of the ticket that is filed, and the field of the output whose entries say why. */
			exceptionType: z.string().default("held_back"),
			reasonsField: z.string().optional(),
		})
		.optional(),
	revision: Revision.optional(),
});
export type StepSpec = z.infer<typeof StepSpec>;

export const Delivery = z.object({
	/** JSON artifacts made from step outputs. */
	documents: z.array(z.object({ from: Reference, fileName: z.string(), description: z.string(), isPrimary: z.boolean().default(false) })).default([]),
	/** All artifacts in one ZIP, which is then the primary one. */
	archive: z.object({ fileName: z.string(), description: z.string() }).optional(),
});
export type Delivery = z.infer<typeof Delivery>;

/** The runnable description of a workflow. Built-in workflows, compiled user workflows and third-party agents are all this shape. */
export const Spec = z.object({
	specId: z.string(),
	version: z.string(),
	name: z.string(),
	description: z.string(),
	icon: z.string(),
	/** What goes in and what comes out, in the few words of a card, with the formats that people know by name. */
	takes: z.string().default(""),
	makes: z.object({ words: z.string(), formats: z.array(z.string()).default([]) }).optional(),
	category: z.string(),
	subcategory: z.string().default(""),
	skuGroup: z.string().default(""),
	useCaseType: z.string(),
	/** Words and phrases by which a goal in plain language finds this workflow. */
	keywords: z.array(z.string()).default([]),
	input: z.object({
		minFiles: z.int().min(0),
		maxFiles: z.int().min(0),
		types: z.array(z.string()),
		formats: z.array(z.string()),
		maxFileBytes: z.int().positive(),
		/** Which check of the analysis looks into the files, by its name in lib/tools/inspectors. */
		inspector: z.string().default("none"),
	}),
	/** Files in public/samples to try it with. */
	samples: z.array(z.object({ fileName: z.string(), mimeType: z.string(), description: z.string() })).default([]),
	/** What is answered beside a sample, by question: what a person who tries has not at hand either. */
	sampleAnswers: z.record(z.string(), z.unknown()).default({}),
	slots: z.array(Question).default([]),
	steps: z.array(StepSpec).min(1),
	delivery: Delivery,
	systemPrompt: z.string().default(""),
	toolPalette: z.array(z.string()).default([]),
	agentConfig: z.object({ budgetMicroU: z.int().positive() }),
	isDeprecated: z.boolean().default(false),
	replacedBy: z.string().nullable().default(null),
});
export type Spec = z.infer<typeof Spec>;
