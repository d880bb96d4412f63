import type { Metadata } from "next";
import { Hydrated } from "@/app/(product)/hydrated";
import { requirePageContext } from "@/app/(product)/page-context";
import { type Search, searchText } from "@/app/search-text";
import { FileList } from "@/components/files/list/file-list";
import { FILES_PER_PAGE, fileKeys, LONGEST_FILE_SEARCH } from "@/components/files/queries";
import { runKeys } from "@/components/goal-jobs/queries";
import { GuestNote } from "@/components/layout/session/guest-note";
import { TopLine } from "@/components/layout/top-line";
import { guestKeptUntil } from "@/lib/accounts/guests/kept-until";
import { listFiles } from "@/lib/files/list-files";
import { listFileUses } from "@/lib/goal-jobs/views/list-file-uses";

export const metadata: Metadata = { title: "Files" };

export default async function FilesPage({ searchParams }: { searchParams: Promise<Search> }) {
	const context = await requirePageContext("/files");
	const q =
		searchText((await searchParams).q)
			?.trim()
			.slice(0, LONGEST_FILE_SEARCH) ?? "";
	const page = await listFiles(context, { limit: FILES_PER_PAGE, ...(q && { q }) });
	const fileIds = page.items.map(({ fileId }) => fileId);
	const uses = await listFileUses(context, { fileId: fileIds });
	return (
		<>
			<TopLine place="Files" />
			<main className="mx-auto grid max-w-5xl grid-cols-1 gap-5 px-4 py-8 md:px-8">
				<div className="grid gap-1">
					<h1 className="font-semibold text-2xl">Your files</h1>
					<p className="text-ink-muted">
						What you gave to your runs. Only you can see it{context.actor.kind === "guest" ? "." : ", and it stays until you delete it."}
					</p>
					{context.actor.kind === "guest" && <GuestNote keptUntil={guestKeptUntil(context.actor.signedInAt)} next="/files" />}
				</div>
				<Hydrated
					data={[
						[fileKeys.list(q), { pages: [page], pageParams: [null] }],
						[runKeys.fileUses(fileIds), uses],
					]}
				>
					<FileList begun={q} />
				</Hydrated>
			</main>
		</>
	);
}
