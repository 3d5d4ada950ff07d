// DwellMath
