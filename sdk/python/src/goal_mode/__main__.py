from goal_mode.cli.main import main

main()
