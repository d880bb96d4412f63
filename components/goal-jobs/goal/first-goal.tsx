"use client";

import { useMutation } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { openGuestSession } from "@/components/accounts/account-calls";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FileDrop } from "@/components/ui/form/file-drop";
import { count } from "@/components/ui/format/format";
import { bringFiles } from "./brought-files";
import { GoalText } from "./goal-text";

const MOST_FILES = 200;

interface FirstGoalProps {
	isSignedIn: boolean;
	maxFileBytes: number;
}

/** The one field of the first page: a goal and its files go along to where it is understood, as a guest without an account. */
export function FirstGoal({ isSignedIn, maxFileBytes }: FirstGoalProps) {
	const router = useRouter();
	const [goal, setGoal] = useState("");
	const [files, setFiles] = useState<readonly File[]>([]);
	const go = useMutation({
		mutationFn: async () => {
			if (!isSignedIn) await openGuestSession();
		},
		onSuccess: () => {
			bringFiles(files);
			router.push(`/home?goal=${encodeURIComponent(goal.trim())}`);
		},
		onError: (error) => void toast.error(messageOf(error)),
	});
	const isEmpty = goal.trim() === "" && files.length === 0;
	return (
		<Card className="p-5">
			<form
				className="grid grid-cols-1 gap-4"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					if (!isEmpty) go.mutate();
				}}
			>
				<GoalText label="What do you want to get done?" help="In English, German, Spanish or Japanese." value={goal} onChange={setGoal} />
				<FileDrop
					isSmall
					accept={{}}
					maxFiles={MOST_FILES}
					maxSizeBytes={maxFileBytes}
					label={files.length > 0 ? `${count(files.length, "file")} taken along` : "Drop your files here, or choose some"}
					hint={
						files.length > 0
							? files
									.map(({ name }) => name)
									.join(", ")
									.slice(0, 160)
							: "They can come later too"
					}
					onFiles={(taken, rejections) => {
						setFiles((all) => [...all, ...taken].slice(0, MOST_FILES));
						for (const { fileName, reason } of rejections) toast.error(`${fileName}: ${reason}`);
					}}
				/>
				<Button
					type="submit"
					variant="primary"
					size="lg"
					className="justify-self-start"
					disabled={isEmpty}
					isBusy={go.isPending || go.isSuccess}
					icon={<ArrowRight aria-hidden />}
				>
					{isSignedIn ? "Go" : "Go, without an account"}
				</Button>
			</form>
		</Card>
	);
}
