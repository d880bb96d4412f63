import { expect, it } from "vitest";
import { readGoalAnswers } from "@/lib/catalog/goals/goal-answers";
import { SPECS } from "@/lib/catalog/registry";
import { resolveGoal } from "@/lib/catalog/resolve-goal";
import type { Spec } from "@/lib/catalog/spec";
import { conversionTables } from "@/lib/catalog/specs/conversion/conversion-tables";
import { imagesForPlatforms } from "@/lib/catalog/specs/conversion/images-for-platforms";
import { slideshowVideo } from "@/lib/catalog/specs/conversion/slideshow-video";
import { brief } from "@/lib/catalog/specs/forge/brief";
import { dataReport } from "@/lib/catalog/specs/forge/data-report";
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

it("what comes and what goes tells the format meant, and an English article is no direction", () => {
	const formatOf = (goal: string) => answerOf(goal, conversionTables, "targetFormat");
	expect(formatOf("export is a tsv and the program only eats xlsx")).toBe("xlsx");
	expect(formatOf("csv a excel")).toBe("xlsx");
	expect(formatOf("csv to excel the easy way")).toBe("xlsx");
	expect(formatOf("XLSX in, NDJSON out")).toBe("ndjson");
	expect(formatOf("aus 5 csv eine exceldatei machen?")).toBe("xlsx");
	expect(formatOf("アプリがJSONじゃないと読まない。Excel管理です")).toBe("json");
});

it("what is refused after its name is no wish", () => {
	expect(answerOf("Homeoffice brauch ich nicht, will raus", resumeToJobReady, "remote")).toBeUndefined();
	expect(answerOf("remote is not needed", resumeToJobReady, "remote")).toBeUndefined();
	expect(answerOf("remote, not in an office", resumeToJobReady, "remote")).toBe("Remote");
});

it("regions, new homes, and where someone is now are places", () => {
	const placeOf = (goal: string) => answerOf(goal, resumeToJobReady, "location");
	expect(placeOf("was im Kreis Cloppenburg offen ist")).toBe("Cloppenburg");
	expect(placeOf("find us something around Teesside")).toBe("Teesside");
	expect(placeOf("材料系、関西なら実家に近い")).toBe("関西");
	expect(placeOf("anything in Texas")).toBe("Texas");
	expect(placeOf("me acabo de mudar a Cancún")).toBe("Cancún");
	expect(placeOf("a nurse in Manila in 2016, now in Cardiff with my husband")).toBe("Cardiff");
	expect(placeOf("Wer stellt ein?? Hannover u Umgebung.")).toBe("Hannover");
	expect(placeOf("溶接工、北九州市で探して")).toBe("北九州市");
	expect(answerOf("エンジニア、日本で。", resumeToJobReady, "country")).toBe("Japan");
	expect(placeOf("本社の人事で働きたい。市の施設")).toBeUndefined();
});

it("one is a number, and numbers part no table", () => {
	expect(answerOf("zu Weihnachten eine Seite, was mit dem Geld passiert ist", brief, "length")).toBe("short");
	const groupOf = (goal: string) => answerOf(goal, dataReport, "groupBy");
	expect(groupOf("entered by three students")).toBeUndefined();
	expect(groupOf("la cuenta, bimestre a bimestre")).toBe("bimestre");
});

it("a deed is no kind of data, and another size than an option's is not meant", () => {
	expect(answerOf("black out the names and email it to me", redact, "kinds")).toEqual(["name"]);
	expect(answerOf("black out every email address", redact, "kinds")).toEqual(["email"]);
	expect(answerOf("a print of 35 x 45 mm", imagesForPlatforms, "platforms")).toBeUndefined();
	expect(answerOf("a print, 10x15", imagesForPlatforms, "platforms")).toEqual(["print-10x15"]);
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
	expect(answerOf("no iban or card number readable", redact, "kinds")).toEqual(["bank_account", "card"]);
	expect(answerOf("alles weg außer Name, vor allem die IBAN", redact, "kinds")).toEqual(["bank_account"]);
	expect(answerOf("the clerk is on leave", redact, "pictures")).toBeUndefined();
});

it("files tell beside the words", () => {
	const firstFor = (goal: string, fileNames: string[]) => resolveGoal(goal, SPECS, { fileNames })[0]?.workflowId;
	expect(firstFor("what changed?", ["lease_2023.pdf", "lease_2024.pdf"])).toBe("forge.compare_documents");
	expect(firstFor("summarise this for me", ["podcast.mp3"])).toBeUndefined();
});
