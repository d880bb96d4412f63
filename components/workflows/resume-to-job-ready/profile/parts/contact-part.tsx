"use client";

import { useEditor } from "@/components/workflows/resume-to-job-ready/profile/editing/editor-context";
import { FactRows } from "@/components/workflows/resume-to-job-ready/profile/fact-rows";
import { TextField } from "@/components/workflows/resume-to-job-ready/profile/fields/text-field";
import { SourceButton } from "@/components/workflows/resume-to-job-ready/profile/source-button";
import { editText, factOf, type TextField as TextFieldName } from "@/components/workflows/resume-to-job-ready/profile/state/entries";
import { problemAt } from "@/components/workflows/resume-to-job-ready/profile/state/problems";
import { EditButton, Part } from "./part";

const FIELDS: readonly { field: TextFieldName; label: string; path: string }[] = [
	{ field: "name", label: "Name", path: "name" },
	{ field: "headline", label: "Headline", path: "headline" },
	{ field: "email", label: "E-mail", path: "contact.email" },
	{ field: "phone", label: "Phone", path: "contact.phone" },
	{ field: "location", label: "Place", path: "contact.location" },
];

/** Who it is and how to reach them. */
export function ContactPart() {
	const { profile, isOpen, edit, problems } = useEditor();
	const isEdited = isOpen("contact");
	return (
		<Part title="Name and contact" path="contact" actions={<EditButton part="contact" path="contact" what="name and contact" />}>
			{isEdited ? (
				<div className="grid gap-4 sm:grid-cols-2">
					{FIELDS.map(({ field, label, path }) => (
						<TextField
							key={field}
							label={label}
							path={path}
							value={factOf(profile, field)?.value ?? ""}
							error={problemAt(problems, path) ?? problemAt(problems, `${path}.value`)}
							onChange={(text) => edit({ what: `Changed: ${label}`, change: editText(field, text), key: path })}
						/>
					))}
				</div>
			) : (
				<dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)]">
					{FIELDS.map(({ field, label }) => {
						const fact = factOf(profile, field);
						return (
							<div key={field} className="grid grid-cols-subgrid sm:col-span-2">
								<dt className="text-ink-muted text-sm sm:py-0.5">{label}</dt>
								<dd className="flex min-w-0 items-start justify-between gap-2">
									<span className={fact ? "wrap-anywhere min-w-0" : "text-ink-muted italic"}>{fact?.value ?? "Not found"}</span>
									{fact && <SourceButton label={label} value={fact.value} source={fact.source} />}
								</dd>
							</div>
						);
					})}
				</dl>
			)}
			{(profile.contact.otherPhones ?? []).length > 0 && (
				<div className="grid gap-2">
					<h5 className="text-ink-muted text-sm">More phone numbers</h5>
					<FactRows list="otherPhones" path="contact.otherPhones" one="phone number" isEdited={isEdited} />
				</div>
			)}
			<div className="grid gap-2">
				<h5 className="text-ink-muted text-sm">Links</h5>
				<FactRows list="links" path="contact.links" one="link" isEdited={isEdited} />
			</div>
		</Part>
	);
}

/** The text on top that says who the person is. */
export function SummaryPart() {
	const { profile, isOpen, edit, problems } = useEditor();
	const { summary } = profile;
	return (
		<Part
			title="Summary"
			path="summary-part"
			actions={
				<>
					{summary && <SourceButton label="Summary" source={summary.source} />}
					<EditButton part="summary" path="summary-part" what="summary" />
				</>
			}
		>
			{isOpen("summary") ? (
				<TextField
					isLong
					label="Summary"
					path="summary"
					value={summary?.value ?? ""}
					error={problemAt(problems, "summary") ?? problemAt(problems, "summary.value")}
					onChange={(text) => edit({ what: "Changed the summary", change: editText("summary", text), key: "summary" })}
				/>
			) : (
				<p className={summary ? "wrap-anywhere max-w-[72ch] whitespace-pre-wrap" : "text-ink-muted italic"}>{summary?.value ?? "None found in your file"}</p>
			)}
		</Part>
	);
}
