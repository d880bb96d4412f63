"use client";

import { Play } from "lucide-react";
import { type ReactNode, useState } from "react";
import { UploadList } from "@/components/files/upload-list";
import { Specialist } from "@/components/goal-jobs/run/timeline/specialist";
import { RunStateBadge, runState } from "@/components/goal-jobs/run-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { EmptyState } from "@/components/ui/empty-state";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { Combobox } from "@/components/ui/form/combobox";
import { Field } from "@/components/ui/form/field";
import { FileDrop } from "@/components/ui/form/file-drop";
import { Input, Textarea } from "@/components/ui/form/input";
import { MultiSelect } from "@/components/ui/form/multi-select";
import { PasswordInput } from "@/components/ui/form/password-input";
import { Select } from "@/components/ui/form/select";
import { Kbd } from "@/components/ui/kbd";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/overlay/menu";
import { Sheet } from "@/components/ui/overlay/sheet";
import { toast } from "@/components/ui/overlay/toast";
import { Tooltip } from "@/components/ui/overlay/tooltip";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { Track } from "@/components/ui/track";
import { GoalJobStatus } from "@/lib/goal-jobs/schemas";

const TONES = ["neutral", "info", "success", "warning", "danger", "attention"] as const;
const VARIANTS = ["primary", "secondary", "ghost", "danger", "attention"] as const;
const ROLES = ["resume analyst", "posting scout", "link verifier", "fit scorer", "resume writer", "reviewer"];
const countries = ["All", "Austria", "Belgium", "Denmark", "Sweden"].map((value) => ({ value, label: value }));
const UPLOAD = {
	localId: "a",
	fileName: "resume.pdf",
	sizeBytes: 184_000,
	percent: 46,
	isLocal: false,
	fileId: null,
	error: null,
	isWorthRetrying: true,
	state: "uploading",
} as const;

function Section({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="grid gap-3 border-t pt-5 md:grid-cols-[9rem_1fr]">
			<h2 className="font-medium text-ink-muted text-sm">{title}</h2>
			<div className="flex flex-wrap items-start gap-3">{children}</div>
		</section>
	);
}

export function ControlGallery() {
	return (
		<>
			<Section title="Buttons">
				{VARIANTS.map((variant) => (
					<Button key={variant} variant={variant}>
						{variant}
					</Button>
				))}
				<Button variant="primary" isBusy>
					Start run
				</Button>
				<Button variant="primary" disabled>
					Disabled
				</Button>
				<Button variant="primary" size="lg" icon={<Play aria-hidden />}>
					Large
				</Button>
				<Button size="sm">Small</Button>
			</Section>
			<Section title="States">
				{GoalJobStatus.options.map((status) => (
					<RunStateBadge key={status} state={runState({ status, errorCode: null, isWaitingForUser: false })} />
				))}
				<RunStateBadge state={runState({ status: "executing", errorCode: null, isWaitingForUser: true })} />
				<RunStateBadge state={runState({ status: "failed", errorCode: "FILE_INCOMPATIBLE", isWaitingForUser: false })} />
			</Section>
			<Section title="Badges">
				{TONES.map((tone) => (
					<Badge key={tone} tone={tone}>
						{tone}
					</Badge>
				))}
				{ROLES.map((role) => (
					<Specialist key={role} role={role} />
				))}
				<Kbd>j</Kbd>
				<CopyButton label="Copy id" value="01a0b8e2-7c1e" />
			</Section>
			<Section title="Notices">
				<div className="grid flex-1 gap-3">
					<Notice tone="info" title="Good to know">
						Nothing was started yet.
					</Notice>
					<Notice tone="success" title="The file can be read" />
					<Notice tone="warning" title="Two boards did not answer">
						The others did; the run goes on with what they gave.
					</Notice>
					<Notice tone="danger" title="The run stopped" action={<Button size="sm">Try again</Button>}>
						What is finished is kept.
					</Notice>
				</div>
			</Section>
			<FormSection />
			<Section title="Progress">
				<div className="grid flex-1 gap-4">
					<Progress value={46} label="Example" />
					<Track
						parts={[
							{ key: "1", state: "done" },
							{ key: "2", state: "done" },
							{ key: "3", state: "done", isPause: true },
							{ key: "4", state: "current" },
							{ key: "5", state: "failed" },
							{ key: "6", state: "skipped" },
							{ key: "7", state: "waiting", isPause: true },
							{ key: "8", state: "todo" },
						]}
					/>
					<Skeleton className="h-10" />
				</div>
			</Section>
			<Section title="Files">
				<div className="grid flex-1 gap-3">
					<FileDrop
						accept={{ "application/pdf": [".pdf"] }}
						maxFiles={1}
						maxSizeBytes={10_000_000}
						label="Drop your file here, or choose one"
						hint="PDF or DOCX, up to 10 MB"
						onFiles={() => undefined}
					/>
					<UploadList
						uploads={[
							UPLOAD,
							{ ...UPLOAD, localId: "b", state: "ready" },
							{ ...UPLOAD, localId: "d", state: "ready", isLocal: true },
							{ ...UPLOAD, localId: "c", state: "failed", error: "The upload was interrupted. The file is still on your device; try it again." },
						]}
						onRemove={() => undefined}
						onRetry={() => undefined}
					/>
				</div>
			</Section>
			<FloatingSection />
			<EmptyState
				title="No runs yet"
				text="A run takes your file through a workflow, and stops where only you can decide."
				action={<Button variant="primary">New run</Button>}
			/>
		</>
	);
}

function FormSection() {
	const [country, setCountry] = useState("All");
	const [skills, setSkills] = useState(["TypeScript", "PostgreSQL"]);
	const [isChecked, setIsChecked] = useState(true);
	return (
		<Section title="Fields">
			<div className="grid flex-1 gap-5 sm:grid-cols-2">
				<Field label="E-mail" error="Enter an e-mail address.">
					{(control) => <Input {...control} defaultValue="mara@" />}
				</Field>
				<Field label="Password" help="At least 8 characters.">
					{(control) => <PasswordInput {...control} defaultValue="calm code wins" />}
				</Field>
				<Field label="Country" isOptional>
					{(control) => <Combobox {...control} label="Country" value={country} onValueChange={setCountry} options={countries} />}
				</Field>
				<Field label="Level">{(control) => <Select {...control} value={country} onValueChange={setCountry} options={countries} />}</Field>
				<Field label="Skills" help="Enter adds one.">
					{(control) => <MultiSelect {...control} values={skills} onValuesChange={setSkills} suggestions={["Kubernetes", "Kafka", "Kotlin"]} max={5} />}
				</Field>
				<Field label="Note">{(control) => <Textarea {...control} rows={2} placeholder="Anything else" />}</Field>
				<Field label="Disabled">{(control) => <Input {...control} disabled defaultValue="Not now" />}</Field>
				<CheckboxField label="Live only" isChecked={isChecked} onCheckedChange={setIsChecked} />
			</div>
		</Section>
	);
}

function FloatingSection() {
	const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
	const close = () => setOpen(null);
	return (
		<Section title="Floating">
			<Button onClick={() => setOpen("dialog")}>Dialog</Button>
			<Button onClick={() => setOpen("sheet")}>Sheet</Button>
			<Button onClick={() => toast.success("Saved", { description: "Two seconds ago." })}>Toast</Button>
			<Tooltip text="Says a little more">
				<Button>Tooltip</Button>
			</Tooltip>
			<Menu trigger={<Button>Menu</Button>}>
				<MenuItem>Open</MenuItem>
				<MenuSeparator />
				<MenuItem isDangerous>Delete</MenuItem>
			</Menu>
			<Dialog
				isOpen={open === "dialog"}
				onOpenChange={close}
				title="Cancel this run?"
				description="It stops at once."
				actions={<Button variant="danger">Cancel run</Button>}
			/>
			<Sheet isOpen={open === "sheet"} onOpenChange={close} title="Northwind Rail">
				<p>The place behind stays.</p>
			</Sheet>
		</Section>
	);
}
