"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { ChooseAgain } from "./choose-again";
import { localFileQuery } from "./device-queries";

/** Shows what needs a file of this device, or asks for the file where the browser has it no more. */
export function WithLocalFile({ fileId, children }: { fileId: string; children: (file: File) => ReactNode }) {
	const { data: file } = useQuery(localFileQuery(fileId));
	if (file === undefined) return <Skeleton className="h-96 rounded-lg" />;
	return file === null ? <ChooseAgain fileId={fileId} /> : children(file);
}
