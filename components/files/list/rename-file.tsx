"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useId, useState } from "react";
import { messageOf } from "@/components/api-client";
import { fileKeys, renameFile } from "@/components/files/queries";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Dialog } from "@/components/ui/overlay/dialog";
import { endingOf } from "@/lib/files/file-ending";
import { FILE_LIMITS } from "@/lib/files/limits";
import type { File as StoredFile } from "@/lib/files/schemas";

/** Gives a file another name; its ending stays. */
export function RenameFile({ file }: { file: StoredFile }) {
	const queryClient = useQueryClient();
	const formId = useId();
	const [isOpen, setIsOpen] = useState(false);
	const ending = endingOf(file.fileName);
	const [name, setName] = useState(file.fileName.slice(0, file.fileName.length - ending.length));
	const rename = useMutation({
		mutationFn: () => renameFile(file.fileId, `${name.trim()}${ending}`),
		onSuccess: async () => {
			await queryClient.invalidateQueries({ queryKey: fileKeys.all });
			setIsOpen(false);
		},
	});
	return (
		<>
			<Button variant="ghost" size="icon" aria-label={`Rename ${file.fileName}`} icon={<Pencil aria-hidden />} onClick={() => setIsOpen(true)} />
			<Dialog
				isOpen={isOpen}
				onOpenChange={setIsOpen}
				title="Rename this file"
				description="Runs that were made with it keep the name that it had."
				actions={
					<>
						<Button onClick={() => setIsOpen(false)}>Keep the name</Button>
						<Button type="submit" form={formId} variant="primary" isBusy={rename.isPending}>
							Rename
						</Button>
					</>
				}
			>
				<form
					id={formId}
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						rename.mutate();
					}}
				>
					<Field label="Name" help={ending && `The ending ${ending} stays.`} error={rename.isError ? messageOf(rename.error) : undefined}>
						{(control) => (
							<Input {...control} value={name} maxLength={FILE_LIMITS.maxNameLength - ending.length} onChange={({ target }) => setName(target.value)} />
						)}
					</Field>
				</form>
			</Dialog>
		</>
	);
}
