import { expect, it } from "vitest";
import { readGoalAnswers } from "@/lib/catalog/goals/goal-answers";
import { SPECS } from "@/lib/catalog/registry";
import { resolveGoal } from "@/lib/catalog/resolve-goal";
import type { Spec } from "@/lib/catalog/spec";
import { conversionTables } from "@/lib/catalog/specs/conversion/conversion-tables";
import { slideshowVideo } from "@/lib/catalog/specs/conversion/slideshow-video";
import { brief } from "@/lib/catalog/specs/forge/brief";
import { redact } from "@/lib/catalog/specs/forge/redact";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";

function answerOf(goal: string, spec: Spec, slotId: string): unknown {
	const later = spec.steps.flatMap(({ checkpoint }) => checkpoint?.slots ?? []);
	return readGoalAnswers(goal, [...spec.slots, ...later]).find((answer) => answer.slotId === slotId)?.value;
}

it("what a program takes is the format meant, not what someone has", () => {
	const formatOf = (goal: string) => answerOf(goal, conversionTables, "targetFormat");
	expect(formatOf("The scale gives us json, the auditor only opens xlsx")).toBe("xlsx");
	expect(formatOf("Die Liste kommt als xlsx, das Portal nimmt nur CSV")).toBe("csv");
	expect(formatOf("la tienda pide un JSON y yo lo tengo en Excel")).toBe("json");
	expect(formatOf("csv2parquet")).toBe("parquet");
	expect(formatOf("JSONで届くけどExcelで見たい…")).toBe("xlsx");
});

it("a length may be told by pages, sentences, words or letters, and what is too long is none", () => {
	const lengthOf = (goal: string) => answerOf(goal, brief, "length");
	expect(lengthOf("ten sentences please")).toBe("short");
	expect(lengthOf("auf drei Seiten")).toBe("long");
	expect(lengthOf("en 700 palabras")).toBe("medium");
	expect(lengthOf("800字で要点")).toBe("short");
	expect(lengthOf("this is too long")).toBeUndefined();
});

it("seconds may be told in words", () => {
	expect(answerOf("five seconds a picture", slideshowVideo, "seconds")).toBe(5);
	expect(answerOf("一枚三秒ずつ", slideshowVideo, "seconds")).toBe(3);
});

it("a place may stand alone between commas or after what else leads to it; months and origins are none", () => {
	const placeOf = (goal: string) => answerOf(goal, resumeToJobReady, "location");
	expect(placeOf("Bookkeeper, Galway, part time")).toBe("Galway");
	expect(placeOf("anything round Doncaster")).toBe("Doncaster");
	expect(placeOf("ich ziehe im März nach Freiburg")).toBe("Freiburg");
	expect(placeOf("来月から札幌に引っ越します")).toBe("札幌");
	expect(answerOf("Soy de Rumania y busco trabajo", resumeToJobReady, "country")).toBeUndefined();
	expect(answerOf("not entry level please", resumeToJobReady, "seniority")).toBeUndefined();
});

it("kinds of data are read in the singular and beside others, but not what is to stay", () => {
	expect(answerOf("nombre, DNI y teléfono fuera", redact, "kinds")).toEqual(["name", "national_id", "phone"]);
	expect(answerOf("alles weg außer Name, vor allem die IBAN", redact, "kinds")).toEqual(["bank_account"]);
	expect(answerOf("the clerk is on leave", redact, "pictures")).toBeUndefined();
});

it("files tell beside the words", () => {
	const firstFor = (goal: string, fileNames: string[]) => resolveGoal(goal, SPECS, { fileNames })[0]?.workflowId;
	expect(firstFor("what changed?", ["lease_2023.pdf", "lease_2024.pdf"])).toBe("forge.compare_documents");
	expect(firstFor("summarise this for me", ["podcast.mp3"])).toBeUndefined();
});
