import { contract } from "@/lib/platform/contract/contract";
import { AT, TASK_ID } from "@/lib/platform/contract/example-values";
import { DataExport, DataExportList, ExportLink, ExportParams, ListExportsQuery } from "./schemas";

export const dataExportOperations = {
	requestExport: contract({
		operationId: "requestExport",
		method: "POST",
		path: "/users/me/exports",
		summary: "Have all that is the caller's packed into one ZIP",
		description:
			"Made in the background; a mail says when it is ready. While one is being made, the same one is answered. The archive holds profile, preferences, sessions and keys without their secrets, files, runs with questions, answers, events and results, and the caller's entries of the audit trail.",
		tag: "Accounts",
		auth: "required",
		scope: "person",
		needsRecentSignIn: true,
		response: DataExport,
		status: 202,
		errors: ["RATE_LIMITED"],
		example: {
			response: {
				exportId: TASK_ID,
				status: "queued",
				progress: 0,
				message: "",
				sizeBytes: null,
				fileCount: null,
				leftOut: 0,
				createdAt: AT,
				finishedAt: null,
				expiresAt: null,
			},
		},
	}),
	listExports: contract({
		operationId: "listExports",
		method: "GET",
		path: "/users/me/exports",
		summary: "The caller's archives, newest first, with how far they are",
		tag: "Accounts",
		auth: "required",
		scope: "person",
		query: ListExportsQuery,
		response: DataExportList,
		errors: ["INVALID_REQUEST"],
	}),
	downloadExport: contract({
		operationId: "downloadExport",
		method: "GET",
		path: "/users/me/exports/{exportId}/download",
		summary: "A link of 15 minutes to a ready archive",
		tag: "Accounts",
		auth: "required",
		scope: "person",
		needsRecentSignIn: true,
		params: ExportParams,
		notFound: "EXPORT_NOT_FOUND",
		response: ExportLink,
		errors: ["EXPORT_NOT_FOUND", "INVALID_STATE_TRANSITION"],
	}),
};
