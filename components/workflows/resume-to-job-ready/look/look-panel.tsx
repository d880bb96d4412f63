"use client";

import { useId, useMemo } from "react";
import { cn } from "@/components/ui/class-names";
import { isRightToLeftLanguage } from "@/lib/platform/language/direction";
import { ACCENT_NAMES, ACCENTS, PAGE_SIZES, TEMPLATE_NAMES, TEMPLATES, type TemplateName } from "@/lib/tools/documents/printing/templates";
import { LookChoices } from "./look-choices";
import { type PicturedResume, picturedResume } from "./look-preview";
import { PagePicture } from "./page-picture";
import type { ChosenLook } from "./use-look";

const BY_COUNTRY = "By country";
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

interface LookPanelProps {
	preview: unknown;
	look: ChosenLook;
	onLookChange: (change: Partial<ChosenLook>) => void;
}

/** How the resumes will look: three templates drawn from the person's own words, one colour and the paper. */
export function LookPanel({ preview, look, onLookChange }: LookPanelProps) {
	const id = useId();
	const resume = useMemo(() => picturedResume(preview), [preview]);
	const swatch = (color: string) => (
		<svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
			<circle cx="6" cy="6" r="5.5" fill={color} stroke="currentColor" strokeOpacity="0.4" strokeWidth="0.5" />
		</svg>
	);
	return (
		<div className="grid content-start gap-6">
			<TemplateChoice name={`${id}-template`} resume={resume} look={look} onLookChange={onLookChange} />
			<LookChoices
				legend="Accent"
				name={`${id}-accent`}
				options={ACCENT_NAMES.map((value) => ({ value, label: capital(value), picture: swatch(ACCENTS[value]) }))}
				value={look.accent}
				onValueChange={(accent) => onLookChange({ accent })}
			/>
			<LookChoices
				legend="Paper"
				name={`${id}-paper`}
				options={[BY_COUNTRY, ...PAGE_SIZES].map((value) => ({ value, label: value }))}
				value={look.pageSize ?? BY_COUNTRY}
				onValueChange={(value) => onLookChange({ pageSize: PAGE_SIZES.find((size) => size === value) ?? null })}
			/>
			<p className="text-ink-muted text-sm">
				By country means Letter in North America and where else it is usual, A4 everywhere else. The pictures are a sketch; the files are set exactly.
			</p>
		</div>
	);
}

interface TemplateChoiceProps {
	name: string;
	resume: PicturedResume;
	look: ChosenLook;
	onLookChange: (change: { template: TemplateName }) => void;
}

function TemplateChoice({ name, resume, look, onLookChange }: TemplateChoiceProps) {
	const isRightToLeft = isRightToLeftLanguage(resume.language);
	return (
		<fieldset>
			<legend className="mb-2 font-medium text-sm">Template</legend>
			<div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
				{TEMPLATE_NAMES.map((template) => (
					<label key={template} className="group/template grid cursor-pointer content-start gap-2">
						<input
							type="radio"
							name={name}
							value={template}
							checked={look.template === template}
							onChange={() => onLookChange({ template })}
							aria-describedby={`${name}-${template}`}
							className="peer sr-only"
							aria-label={TEMPLATES[template].title}
						/>
						<span className="block overflow-hidden rounded-md border-2 border-line bg-white p-0.5 transition-colors duration-150 group-hover/template:border-line-strong peer-checked:border-accent peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2">
							<PagePicture resume={resume} templateName={template} accent={look.accent} pageSize={look.pageSize ?? "A4"} isRightToLeft={isRightToLeft} />
						</span>
						<span className={cn("text-sm", look.template === template ? "font-medium text-accent" : "text-ink")}>{TEMPLATES[template].title}</span>
						<span id={`${name}-${template}`} className="text-ink-muted text-sm">
							{TEMPLATES[template].description}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
