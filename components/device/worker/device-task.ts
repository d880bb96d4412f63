import type { DeviceFailure } from "@/lib/tools/device/device-failure";
import type { RedactionWish } from "@/lib/tools/documents/redacting/redact-file";
import type { FindingKind, PersonalData, RedactionReport } from "@/lib/tools/documents/redacting/schemas";
import type { ResumeDocument, ResumeProfile } from "@/lib/tools/resume-profile/schemas";

/** What a worker is asked for, by its name: what it is given and what it gives. */
export interface DeviceTasks {
	read_resume: { readonly given: { readonly fileId: string }; readonly result: { readonly document: ResumeDocument; readonly profile: ResumeProfile } };
	find_personal_data: { readonly given: { readonly kinds: readonly FindingKind[] | null }; readonly result: PersonalData };
	redact_document: { readonly given: RedactionWish; readonly result: { readonly bytes: Uint8Array; readonly report: RedactionReport } };
}

export type TaskName = keyof DeviceTasks;

export interface DeviceRequest<Name extends TaskName = TaskName> {
	readonly name: Name;
	readonly file: File;
	readonly given: DeviceTasks[Name]["given"];
}

export interface DeviceProgress {
	readonly done: number;
	readonly total: number;
	readonly message: string;
}

export type DeviceReply<Name extends TaskName = TaskName> =
	| { readonly kind: "progress"; readonly progress: DeviceProgress }
	| { readonly kind: "done"; readonly result: DeviceTasks[Name]["result"] }
	| { readonly kind: "failed"; readonly failure: DeviceFailure };

/** How a worker does one task. */
export type DoTask<Name extends TaskName> = (
	file: File,
	given: DeviceTasks[Name]["given"],
	report: (progress: DeviceProgress) => void,
) => Promise<DeviceTasks[Name]["result"]>;
