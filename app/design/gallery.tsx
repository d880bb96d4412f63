"use client";

import { useEffect, useState } from "react";
import { RunRows } from "@/components/goal-jobs/list/run-rows";
import { RunView } from "@/components/goal-jobs/run/run-page";
import { Shell } from "@/components/layout/shell";
import { TopLine } from "@/components/layout/top-line";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import { ControlGallery } from "./control-gallery";
import { profilePause, questions, runFixture, selectionPause, sessions, toolEvents } from "./fixtures";
import { PausedRun } from "./paused-run";
import { QuestionGallery } from "./question-gallery";

const screens = {
	controls: <ControlGallery />,
	"question-types": <QuestionGallery />,
	runs: <RunRows runs={sessions} />,
	questions: (
		<RunView job={runFixture("slots_pending", -1, "pending", { pendingSlots: questions, startedAt: null, completedAt: null, costMicroU: 0 })} events={[]} />
	),
	running: <RunView job={runFixture("executing", 5, "running")} events={toolEvents} />,
	"profile-review": <PausedRun job={runFixture("executing", 1, "awaiting_input", { pendingInterrupts: [profilePause] })} />,
	"job-selection": <PausedRun job={runFixture("executing", 6, "awaiting_input", { pendingInterrupts: [selectionPause] })} />,
	failed: <RunView job={runFixture("failed", 2, "failed")} events={toolEvents} />,
	cancelled: <RunView job={runFixture("cancelled", 3, "cancelled")} events={toolEvents} />,
};

function isScreen(name: string): name is keyof typeof screens {
	return name in screens;
}

/** All components and the screens made of them, on fixed data. `#running` opens one directly. */
export function Gallery() {
	const [name, setName] = useState<keyof typeof screens>("controls");
	useEffect(() => {
		const wanted = window.location.hash.slice(1);
		if (isScreen(wanted)) setName(wanted);
	}, []);
	return (
		<Shell person={{ id: null, name: "Mara Lindqvist", email: "mara@example.com" }} hasPlan={false} waiting={null}>
			<TopLine parent={{ href: "/", label: "Design" }} place={name} />
			<main className="mx-auto max-w-6xl px-4 py-6 md:px-8">
				<h1 className="sr-only">Design</h1>
				<Tabs value={name} onValueChange={(value) => isScreen(value) && setName(value)}>
					<TabList aria-label="Screens">
						{Object.keys(screens).map((screen) => (
							<Tab key={screen} value={screen}>
								{screen}
							</Tab>
						))}
					</TabList>
					{Object.entries(screens).map(([screen, content]) => (
						<TabPanel key={screen} value={screen} className="grid gap-8 pt-8">
							{screen === name && content}
						</TabPanel>
					))}
				</Tabs>
			</main>
		</Shell>
	);
}
