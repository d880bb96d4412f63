import { contactOf, indexEvidence, SUMMARY_ID, titlesOf } from "@/lib/tools/documents/language/evidence";
import { sameText, splitSentences, tidyText } from "@/lib/tools/documents/language/line-text";
import { headlineBeside, lostOfHeadline } from "@/lib/tools/documents/language/meaning/headline-parts";
import { ownSkills } from "@/lib/tools/documents/language/own-skills";
import { bareSkill } from "@/lib/tools/documents/language/skill-mentions";
import { alignedHeadline } from "@/lib/tools/documents/language/title-alignment";
import type { ClaimViolation } from "@/lib/tools/documents/schemas";
import { checkEntries } from "./entry-gate";
import { checkLists } from "./list-gate";
import { checkSummary } from "./summary-gate";
import { type ClaimCheck, lost, violation } from "./violations";

/**
 * Finds everything in a tailored resume that its source does not support, and everything of the source that it lost without naming it. An
 * empty answer means that it may be delivered.
 */
export function findClaimViolations(check: ClaimCheck): ClaimViolation[] {
	return [...checkHead(check), ...checkSummaryOf(check), ...checkLostSentences(check), ...checkLists(check), ...checkEntries(check)];
}

/** Whether the source supports every sentence of the summary, whatever the rest of the resume says. */
export function isSummarySupported(check: ClaimCheck): boolean {
	return checkSummaryOf(check).length === 0;
}

function checkHead({ profile, posting, resume }: ClaimCheck): ClaimViolation[] {
	const found: ClaimViolation[] = [];
	if (resume.postingId !== posting.jobId || !sameText(resume.postingTitle, posting.title))
		found.push(violation("title", "Posting", resume.postingTitle, "The resume names another posting than the one it was written for."));
	if (!sameText(resume.company, posting.company))
		found.push(violation("employer", "Posting", resume.company, "The resume names another company than the posting."));
	if (!sameText(resume.name, profile.name?.value ?? "")) found.push(violation("contact", "Name", resume.name, "The source resume has another name."));
	const known = contactOf(profile);
	for (const entry of resume.contact) {
		if (!known.some((value) => sameText(value, entry))) found.push(violation("contact", "Contact", entry, "The source resume does not have this contact."));
	}
	for (const value of known) if (!resume.contact.some((entry) => sameText(value, entry))) found.push(lost("contact", "Contact", value));
	const { headline } = resume;
	const own = profile.headline?.value ?? null;
	const aligned = alignedHeadline(profile, posting);
	const beside = own === null || aligned === null ? null : headlineBeside(aligned, own, profile);
	const titles = [...titlesOf(profile), aligned, beside?.text ?? null];
	if (headline !== null && !titles.some((title) => sameText(title, headline)))
		found.push(violation("title", "Headline", headline, "The source resume does not support this title."));
	if (headline === null && own !== null) found.push(lost("title", "Headline", own));
	if (headline !== null && own !== null) found.push(...lostOfHeadline(headline, own, profile).map((part) => lost("title", "Headline", part)));
	return found;
}

function checkSummaryOf({ profile, posting, resume, confirmedSkills }: ClaimCheck): ClaimViolation[] {
	if (!resume.summary) return [];
	const aligned = alignedHeadline(profile, posting);
	const years = profile.yearsOfExperience ? Math.floor(profile.yearsOfExperience.value) : null;
	const titles = aligned ? [...titlesOf(profile), aligned] : titlesOf(profile);
	const { shown, added } = ownSkills(profile, confirmedSkills);
	const skills = shown.flatMap(({ value }) => [value, bareSkill(value)]);
	const issues = checkSummary(resume.summary, indexEvidence(profile), { titles, skills, added, years });
	return issues.map((issue) => ({ ...issue, where: "Summary" }));
}

/** The person's own sentences stand in the summary or are named among what was left out. A later wording stands in for its source. */
function checkLostSentences({ profile, resume }: ClaimCheck): ClaimViolation[] {
	const own = profile.summary;
	if (!own || tidyText(own.value) === "") return [];
	const cites = (id: string) => id === SUMMARY_ID || own.source.lineIds.includes(id);
	const named = resume.leftOut.filter((line) => line.section === "Summary" && cites(line.sourceId)).map((line) => line.text);
	const sentences = splitSentences(own.value);
	const written = resume.summary ? splitSentences(resume.summary.text) : [];
	const missing = sentences.filter(
		(sentence) => !named.some((text) => sameText(text, sentence)) && !(resume.summary && tidyText(resume.summary.text).includes(tidyText(sentence))),
	);
	const mayBeReworded = resume.method === "model" && written.length + named.length >= sentences.length;
	return mayBeReworded ? [] : missing.map((sentence) => lost("left_out", "Summary", sentence));
}
