option-last_loses = The last stone loses
option-last_loses-help = Whoever takes the last stone loses; all others win.
event-lost = { $seat } must take the last stone and loses.
