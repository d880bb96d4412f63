export { RunNotFound as default } from "@/components/goal-jobs/run/run-not-found";
